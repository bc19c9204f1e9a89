public import Articles
import Synchronization

/// What a ``FakeArticleRepository`` is subscribed to, where a test needs one that keeps it.
public final class KeptSubscriptions: Sendable {
  private let kept = Mutex<[Subscription]>([])

  public init() {}

  /// In the order in which they came.
  public var all: [Subscription] { kept.withLock { $0 } }

  public func add(_ subscriptions: [Subscription]) {
    kept.withLock { $0 += subscriptions }
  }

  fileprivate func remove(_ subscription: SubscriptionID) {
    kept.withLock { $0.removeAll { $0.id == subscription } }
  }
}

extension FakeArticleRepository {
  /// Lets it answer with these subscriptions, and keep what it's told of them.
  public func answer(with subscriptions: KeptSubscriptions) {
    subscriptionsHandler = { subscriptions.all }
    subscribeHandler = { drafts in
      let added = drafts.map { Subscription($0) }
      subscriptions.add(added)
      return added
    }
    unsubscribeHandler = { subscriptions.remove($0) }
  }
}

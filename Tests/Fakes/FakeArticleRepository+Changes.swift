public import Articles

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension FakeArticleRepository {
  /// The calls that were to change something, in their order.
  public var changes: [Call] {
    calls.filter { [.subscribe, .unsubscribe, .save, .mark, .prune].contains($0) }
  }

  /// What one call of `save` was given.
  public struct Save: Sendable, Hashable {
    public var outcome: FetchOutcome
    public var subscription: SubscriptionID
    public var time: Date

    public init(_ outcome: FetchOutcome, _ subscription: SubscriptionID, _ time: Date) {
      self.outcome = outcome
      self.subscription = subscription
      self.time = time
    }
  }

  /// Every call of `save`, in its order.
  public var saves: [Save] {
    saveArgValues.map { Save($0.outcome, $0.subscription, $0.time) }
  }
}

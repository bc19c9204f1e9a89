import Articles
import Interactor

/// Hands out the feeds of one refresh: each once among all who refresh the same store.
struct FeedQueue {
  /// What is to be done about a feed.
  enum Step {
    case fetch(Subscription)
    case skip(Subscription, RefreshResult.Reason)
  }

  private let claims: FeedClaims
  private let batch: Int
  private var waiting: ArraySlice<Subscription>
  private var steps: ArraySlice<Step> = []
  /// How many feeds in a row were with others.
  private var denied = 0

  /// - Parameter batch: how many feeds are fetched at once.
  init(_ subscriptions: [Subscription], claims: FeedClaims, batch: Int) {
    waiting = subscriptions[...]
    self.claims = claims
    self.batch = batch
  }

  /// The next feed; waits while all that are left are with others, who may die. `nil` after the last.
  /// - Parameter reasonToSkip: why a feed is left alone; `nil` if it's to be fetched.
  mutating func next(
    _ reasonToSkip: (Subscription) -> RefreshResult.Reason?
  ) async throws -> Step? {
    while steps.isEmpty {
      guard !waiting.isEmpty else { return nil }
      if denied >= waiting.count {
        try await Task.sleep(for: Self.pause)
        denied = 0
      }
      try await claim(reasonToSkip)
    }
    return steps.popFirst()
  }

  private static let pause = Duration.milliseconds(250)

  /// Asks for a batch out of the first that wait. Those that others have wait behind all the rest.
  private mutating func claim(
    _ reasonToSkip: (Subscription) -> RefreshResult.Reason?
  ) async throws {
    // Where others are at work, most of those that come first may be theirs.
    let first = waiting.prefix(denied == 0 ? batch : 4 * batch)
    let reasons = first.map { (subscription: $0, reason: reasonToSkip($0)) }
    let wanted = reasons.filter { $0.reason == nil }.map(\.subscription)
    let answer = try await claims.claim(wanted, limit: batch)
    waiting = waiting.dropFirst(first.count)
    var left: [Subscription] = []
    for (subscription, reason) in reasons {
      if let reason {
        steps.append(.skip(subscription, reason))
      } else if answer.settled.contains(subscription.id) {
        steps.append(.skip(subscription, .refreshedElsewhere))
      } else if answer.claimed.contains(subscription.id) {
        steps.append(.fetch(subscription))
      } else {
        left.append(subscription)
      }
    }
    if answer.claimed.count == batch {
      waiting = left + waiting
      denied = 0
    } else {
      waiting += left
      denied += left.count
    }
  }
}

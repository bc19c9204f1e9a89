import Articles
import Feeds
import Interactor

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Hands out the feeds of one refresh: each once among all who refresh the same store.
struct FeedQueue {
  /// What is to be done about a feed.
  enum Step {
    case fetch(Subscription)
    case skip(Subscription, RefreshResult.Reason)
  }

  private let refresher = UUID()
  private let repository: any ArticleRepositoryInterface
  private let batch: Int
  private let lease: Duration
  private let now: @Sendable () -> Date
  private var waiting: ArraySlice<Subscription>
  private var steps: ArraySlice<Step> = []
  /// How many feeds in a row were with others.
  private var denied = 0

  /// - Parameters:
  ///   - batch: how many feeds are fetched at once.
  ///   - lease: for how long nobody else fetches a feed that was handed out.
  init(
    _ subscriptions: [Subscription], of repository: any ArticleRepositoryInterface, batch: Int,
    lease: Duration, now: @escaping @Sendable () -> Date
  ) {
    waiting = subscriptions[...]
    self.repository = repository
    self.batch = batch
    self.lease = lease
    self.now = now
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

  /// Gives back what was handed out and not saved, also where the refresh was cancelled: others needn't wait
  /// for it. A claim that can't be given back ends by itself.
  func close() async {
    let (repository, refresher) = (repository, refresher)
    _ = await Task { try await repository.releaseClaims(of: refresher) }.result
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
    let answer = try await answer(for: wanted)
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

  private func answer(for wanted: [Subscription]) async throws -> ClaimedFeeds {
    guard !wanted.isEmpty else { return ClaimedFeeds() }
    let time = now()
    let claim = FeedClaim(
      refresher: refresher,
      candidates: wanted.map { FeedClaim.Candidate($0, host: FeedAddress($0.address).host) },
      limit: batch, until: time.addingTimeInterval(lease / .seconds(1)))
    return try await repository.claim(claim, at: time)
  }
}

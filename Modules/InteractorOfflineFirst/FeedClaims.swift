import Articles
import Feeds

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The feeds that one refresh has for itself.
struct FeedClaims: Sendable {
  private let refresher = UUID()
  private let repository: any ArticleRepositoryInterface
  private let lease: Duration
  private let now: @Sendable () -> Date

  /// - Parameter lease: for how long nobody else fetches a feed of it, unless it's kept.
  init(
    of repository: any ArticleRepositoryInterface, lease: Duration,
    now: @escaping @Sendable () -> Date
  ) {
    self.repository = repository
    self.lease = lease
    self.now = now
  }

  /// Claims what it can get of these, `limit` at most.
  func claim(_ wanted: [Subscription], limit: Int) async throws -> ClaimedFeeds {
    guard !wanted.isEmpty else { return ClaimedFeeds() }
    let time = now()
    let claim = FeedClaim(
      refresher: refresher,
      candidates: wanted.map { FeedClaim.Candidate($0, host: FeedAddress($0.address).host) },
      limit: limit, until: end(from: time))
    return try await repository.claim(claim, at: time)
  }

  /// Renews the claims again and again, until it's cancelled: a feed may wait for its turn at a slow host for
  /// longer than a claim lasts. One that can't be renewed ends by itself, and then somebody else may fetch the
  /// feed, too.
  func keep() async {
    while (try? await Task.sleep(for: lease / 3)) != nil {
      try? await repository.renewClaims(of: refresher, until: end(from: now()))
    }
  }

  /// Gives back what was claimed and not saved, also where the refresh was cancelled: others needn't wait for
  /// it. A claim that can't be given back ends by itself.
  func giveBack() async {
    _ = await Task { try await repository.releaseClaims(of: refresher) }.result
  }

  private func end(from time: Date) -> Date { time.addingTimeInterval(lease / .seconds(1)) }
}

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// Who has claimed which feeds, for repositories whose refreshers are all in this process: claims end with
/// it, so that nobody waits for one that was killed.
public struct ClaimLedger: Sendable {
  private struct Entry {
    var refresher: UUID
    var host: String?
    var until: Date
  }

  private var entries: [SubscriptionID: Entry] = [:]

  public init() {}

  /// Enters what `ArticleRepositoryInterface.claim(_:at:)` gives.
  /// - Parameter settled: the candidates that need nothing any more.
  public mutating func enter(
    _ claim: FeedClaim, at time: Date, settled: Set<SubscriptionID>
  ) -> ClaimedFeeds {
    entries = entries.filter { $0.value.until > time }
    var answer = ClaimedFeeds(settled: settled)
    for candidate in claim.candidates where answer.claimed.count < claim.limit {
      let id = candidate.subscription.id
      guard !settled.contains(id), isFree(candidate, for: claim.refresher) else { continue }
      entries[id] = Entry(refresher: claim.refresher, host: candidate.host, until: claim.until)
      answer.claimed.append(id)
    }
    return answer
  }

  /// Lets a refresher have until then whatever it still has.
  public mutating func renew(of refresher: UUID, until: Date) {
    for (subscription, entry) in entries where entry.refresher == refresher {
      entries[subscription]?.until = until
    }
  }

  /// Strikes out a feed whose fetch has ended.
  public mutating func strike(_ subscription: SubscriptionID) {
    entries[subscription] = nil
  }

  /// Strikes out whatever a refresher still has.
  public mutating func strikeAll(of refresher: UUID) {
    entries = entries.filter { $0.value.refresher != refresher }
  }

  private func isFree(_ candidate: FeedClaim.Candidate, for refresher: UUID) -> Bool {
    if entries[candidate.subscription.id] != nil { return false }
    guard let host = candidate.host else { return true }
    return !entries.values.contains { $0.host == host && $0.refresher != refresher }
  }
}

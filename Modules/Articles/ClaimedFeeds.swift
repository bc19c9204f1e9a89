/// What became of a ``FeedClaim``. Candidates that are neither claimed nor settled are with others now, or
/// their hosts are.
public struct ClaimedFeeds: Sendable, Hashable {
  /// The refresher has these, in the order of its candidates.
  public var claimed: [SubscriptionID]
  /// These need nothing any more: somebody else refreshed or removed them since they were read.
  public var settled: Set<SubscriptionID>

  public init(claimed: [SubscriptionID] = [], settled: Set<SubscriptionID> = []) {
    self.claimed = claimed
    self.settled = settled
  }
}

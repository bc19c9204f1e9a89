/// What pruning removed.
public struct PruneReport: Sendable, Hashable {
  /// How many articles went, by subscription; those of which none went are left out.
  public var removed: [SubscriptionID: Int]
  /// How many bytes smaller the store is on its disk. 0 where it keeps the room for articles to come, and
  /// for a repository without a disk.
  public var freedBytes: Int64

  public init(removed: [SubscriptionID: Int] = [:], freedBytes: Int64 = 0) {
    self.removed = removed
    self.freedBytes = freedBytes
  }
}

/// What pruning removed.
public struct PruneReport: Sendable, Hashable {
  /// How many articles went, by subscription; those of which none went are left out.
  public var removed: [SubscriptionID: Int]

  public init(removed: [SubscriptionID: Int] = [:]) {
    self.removed = removed
  }
}

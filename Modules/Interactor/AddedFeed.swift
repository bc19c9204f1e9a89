public import Articles

/// A feed that is followed now.
public struct AddedFeed: Sendable, Hashable {
  public var subscription: Subscription
  /// `false`: it was followed before.
  public var isNew: Bool
  public var saved: SaveSummary

  public init(subscription: Subscription, isNew: Bool, saved: SaveSummary) {
    self.subscription = subscription
    self.isNew = isNew
    self.saved = saved
  }
}

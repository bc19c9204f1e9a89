public import Articles

/// Which feeds to refresh, and how.
public struct RefreshRequest: Sendable, Hashable {
  /// `nil`: all, but those that are to be left alone for a while, or are gone. Those named are asked
  /// whatever is known of them.
  public var subscriptions: [SubscriptionID]?
  /// How many feeds at once, at least 1. Those that keep a refresh waiting don't count.
  public var jobs: Int
  /// Gets every document whole, changed or not, and asks feeds that are to be left alone, too.
  public var isForced: Bool

  public init(subscriptions: [SubscriptionID]? = nil, jobs: Int = 16, isForced: Bool = false) {
    self.subscriptions = subscriptions
    self.jobs = jobs
    self.isForced = isForced
  }
}

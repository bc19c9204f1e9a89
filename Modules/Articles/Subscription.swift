#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// A feed that the reader follows.
public struct Subscription: Sendable, Hashable, Identifiable {
  public var id: SubscriptionID
  /// Where it's fetched from, as it was given or as the feed moved.
  public var address: String
  /// Plain text: what the feed calls itself, or the address until it was fetched once.
  public var title: String
  public var homePage: String?
  public var tags: [String]
  public var unreadCount: Int
  public var totalCount: Int
  /// When it answered well the last time, changed or not.
  public var lastSuccess: Date?
  /// What was wrong the last time; `nil` when it went well.
  public var lastError: String?
  /// How many times it failed since it last went well.
  public var failureCount: Int
  /// It isn't to be asked before then.
  public var notBefore: Date?
  /// It answered 410: there will be no more.
  public var isGone: Bool
  public var validators: FetchValidators
  /// Where it seems to move; `nil` while its address answers itself.
  public var pendingMove: PendingMove?

  public init(
    id: SubscriptionID, address: String, title: String, homePage: String? = nil,
    tags: [String] = [], unreadCount: Int = 0, totalCount: Int = 0, lastSuccess: Date? = nil,
    lastError: String? = nil, failureCount: Int = 0, notBefore: Date? = nil, isGone: Bool = false,
    validators: FetchValidators = FetchValidators(), pendingMove: PendingMove? = nil
  ) {
    self.id = id
    self.address = address
    self.title = title
    self.homePage = homePage
    self.tags = tags
    self.unreadCount = unreadCount
    self.totalCount = totalCount
    self.lastSuccess = lastSuccess
    self.lastError = lastError
    self.failureCount = failureCount
    self.notBefore = notBefore
    self.isGone = isGone
    self.validators = validators
    self.pendingMove = pendingMove
  }
}

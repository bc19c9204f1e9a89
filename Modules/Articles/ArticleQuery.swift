#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// Which articles are meant; everything set must hold. The empty query means all.
public struct ArticleQuery: Sendable, Hashable {
  public enum Order: String, Sendable, Hashable, CaseIterable {
    case newest, oldest
  }

  /// `true`: unread alone; `false`: read alone.
  public var isUnread: Bool?
  /// `true`: starred alone; `false`: unstarred alone.
  public var isStarred: Bool?
  public var subscription: SubscriptionID?
  /// A tag of the article or of its subscription, whatever its case.
  public var tag: String?
  /// By `Article.sortDate`, this moment included.
  public var since: Date?
  /// By `Article.sortDate`, this moment excluded.
  public var before: Date?
  /// The first characters of the article's id, or all of them.
  public var idPrefix: String?
  /// By `Article.sortDate`; articles of the same moment by id, so that the order is total.
  public var order: Order
  public var limit: Int?

  public init(
    isUnread: Bool? = nil, isStarred: Bool? = nil, subscription: SubscriptionID? = nil,
    tag: String? = nil, since: Date? = nil, before: Date? = nil, idPrefix: String? = nil,
    order: Order = .newest, limit: Int? = nil
  ) {
    self.isUnread = isUnread
    self.isStarred = isStarred
    self.subscription = subscription
    self.tag = tag
    self.since = since
    self.before = before
    self.idPrefix = idPrefix
    self.order = order
    self.limit = limit
  }
}

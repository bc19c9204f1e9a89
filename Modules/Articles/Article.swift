#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// One article as a list shows it; what stands in it is ``ArticleContent``.
public struct Article: Sendable, Hashable, Identifiable {
  public var id: ArticleID
  public var subscription: SubscriptionID
  /// What the subscription is called.
  public var feedTitle: String
  /// Plain text.
  public var title: String?
  /// Absolute address of the article's page.
  public var link: String?
  /// Names, plain text.
  public var authors: [String]
  public var tags: [String]
  /// Plain text, when the feed has one beside the content.
  public var summary: String?
  /// As the feed has it, future dates too.
  public var published: Date?
  public var modified: Date?
  /// When a refresh brought it first.
  public var firstSeen: Date
  public var isRead: Bool
  public var isStarred: Bool
  /// It changed since it was read.
  public var isUpdated: Bool

  public init(
    id: ArticleID, subscription: SubscriptionID, feedTitle: String, title: String? = nil,
    link: String? = nil, authors: [String] = [], tags: [String] = [], summary: String? = nil,
    published: Date? = nil, modified: Date? = nil, firstSeen: Date, isRead: Bool = false,
    isStarred: Bool = false, isUpdated: Bool = false
  ) {
    self.id = id
    self.subscription = subscription
    self.feedTitle = feedTitle
    self.title = title
    self.link = link
    self.authors = authors
    self.tags = tags
    self.summary = summary
    self.published = published
    self.modified = modified
    self.firstSeen = firstSeen
    self.isRead = isRead
    self.isStarred = isStarred
    self.isUpdated = isUpdated
  }

  /// Where it stands among others: the published date, or `firstSeen` where that is missing or
  /// was still to come when the article was first seen.
  public var sortDate: Date {
    guard let published, published <= firstSeen else { return firstSeen }
    return published
  }
}

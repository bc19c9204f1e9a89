import Articles

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// An article in JSON, as lists, searches and `read` print it.
struct ArticleShape: Encodable {
  var id: String
  var feedId: String
  var feedTitle: String
  var title: String?
  var url: String?
  var authors: [String]
  var tags: [String]
  var summary: String?
  var datePublished: Date?
  var dateModified: Date?
  var firstSeen: Date
  var isRead: Bool
  var isStarred: Bool
  var isUpdated: Bool

  init(_ article: Article) {
    id = article.id.rawValue
    feedId = article.subscription.rawValue
    feedTitle = article.feedTitle
    title = article.title
    url = article.link
    authors = article.authors
    tags = article.tags
    summary = article.summary
    datePublished = article.published
    dateModified = article.modified
    firstSeen = article.firstSeen
    isRead = article.isRead
    isStarred = article.isStarred
    isUpdated = article.isUpdated
  }
}

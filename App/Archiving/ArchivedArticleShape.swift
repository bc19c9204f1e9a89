import Articles

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// An article in an archive, with all that belongs to it.
struct ArchivedArticleShape: Codable {
  var id: String
  var otherIds: [String]
  var feedId: String
  var title: String?
  var url: String?
  var externalUrl: String?
  var authors: [String]
  var tags: [String]
  var language: String?
  var summary: String?
  var image: String?
  var contentHtml: String?
  var contentText: String?
  var attachments: [ArticleAttachment]
  var datePublished: Date?
  var dateModified: Date?
  var firstSeen: Date
  var isRead: Bool
  var isStarred: Bool
  var isUpdated: Bool

  init(_ archived: ArchivedArticle) {
    let (article, content) = (archived.article, archived.content)
    id = article.id.rawValue
    otherIds = archived.otherIDs.map(\.rawValue)
    feedId = article.subscription.rawValue
    title = article.title
    url = article.link
    externalUrl = content.externalLink
    authors = article.authors
    tags = article.tags
    language = content.language
    summary = article.summary
    image = content.image
    contentHtml = content.html
    contentText = content.text
    attachments = content.attachments
    datePublished = article.published
    dateModified = article.modified
    firstSeen = article.firstSeen
    isRead = article.isRead
    isStarred = article.isStarred
    isUpdated = article.isUpdated
  }

  /// The title of its feed isn't its own, and is left empty.
  var archived: ArchivedArticle {
    ArchivedArticle(
      article: Article(
        id: ArticleID(rawValue: id), subscription: SubscriptionID(rawValue: feedId),
        feedTitle: "", title: title, link: url, authors: authors, tags: tags, summary: summary,
        published: datePublished, modified: dateModified, firstSeen: firstSeen, isRead: isRead,
        isStarred: isStarred, isUpdated: isUpdated),
      content: ArticleContent(
        html: contentHtml, text: contentText, image: image, language: language,
        externalLink: externalUrl, attachments: attachments),
      otherIDs: otherIds.map(ArticleID.init(rawValue:)))
  }
}

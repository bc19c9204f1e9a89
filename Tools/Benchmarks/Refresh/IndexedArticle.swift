import Articles
import Feeds
import Foundation
import HTMLText

/// An article with all that its rows hold.
struct IndexedArticle {
  let id: ArticleID
  let title: String?
  let link: String?
  let authors: String
  let tags: String
  let summary: String?
  let date: Date
  let html: String
  let plainText: String

  init(_ entry: FeedEntry, of feed: SubscriptionID) {
    id = ArticleID(subscription: feed, identity: entry.identity)
    title = entry.title
    link = entry.link
    authors = Self.list(entry.authors.compactMap(\.name))
    tags = Self.list(entry.tags)
    summary = entry.summary
    date = entry.published ?? .distantPast
    html = entry.html ?? entry.text ?? ""
    plainText = HTMLFragment(html).plainText
  }

  /// What the feed brought, in UTF-8.
  var byteCount: Int {
    [title, link, summary, html, authors, tags].reduce(0) { $0 + ($1?.utf8.count ?? 0) }
  }

  private static func list(_ names: [String]) -> String {
    "[" + names.map { "\"\($0)\"" }.joined(separator: ",") + "]"
  }
}

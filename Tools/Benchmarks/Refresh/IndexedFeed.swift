import Articles
import FeedParsing
import Feeds
import Foundation

/// A feed, ready to be inserted: nothing of it is left to be computed.
struct IndexedFeed {
  let id: SubscriptionID
  let address: String
  let title: String
  let articles: [IndexedArticle]

  init(_ document: [UInt8], address: String) throws {
    let id = SubscriptionID(address: address)
    let feed = try FeedParser().parse(FeedDocument(document, address: address))
    self.id = id
    self.address = address
    title = feed.title ?? address
    articles = feed.entries.map { IndexedArticle($0, of: id) }
  }

  /// What its articles consist of.
  var byteCount: Int { articles.reduce(0) { $0 + $1.byteCount } }
}

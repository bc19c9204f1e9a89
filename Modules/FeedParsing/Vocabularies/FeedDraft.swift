import Feeds

/// A feed in the making. The first value that isn't empty stays.
struct FeedDraft {
  var format: FeedFormat
  var title: String?
  var homePage: String?
  var address: String?
  var summary: String?
  var language: String?
  var icon: String?
  var authors: [FeedAuthor] = []
  var hubs: [String] = []
  var entries: [FeedEntry] = []
  /// The ids that the document gives its entries, in their order.
  var ids: [String?] = []

  init(_ format: FeedFormat) {
    self.format = format
  }

  /// Takes an entry that is complete.
  /// - Parameter documentAddress: What its links are relative to if nothing else says so.
  mutating func append(_ entry: EntryDraft, address documentAddress: String?) {
    let base = documentAddress ?? address ?? homePage
    ids.append(entry.id)
    entries.append(entry.finished(feedAddress: base))
  }

  /// The feed, its entries told apart.
  func finished(encoding: String, isRecovered: Bool) -> Feed {
    var feed = Feed(
      format: format, encoding: encoding, isRecovered: isRecovered, title: title,
      homePage: homePage, address: address, summary: summary, language: language, icon: icon,
      authors: authors, hubs: hubs, entries: entries)
    let identities = EntryIdentities(ids: ids, entries: entries)
    for index in feed.entries.indices {
      feed.entries[index].identity = identities.identity(at: index)
    }
    return feed
  }
}

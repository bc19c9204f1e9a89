import Feeds

/// A feed in the making. The first value that isn't empty stays.
struct FeedDraft {
  var format: FeedFormat
  /// Where the document came from.
  let documentAddress: String?
  var title: String?
  var homePage: String?
  var address: String?
  var summary: String?
  var language: String?
  var icon: String?
  var authors: [FeedAuthor] = []
  var hubs: [String] = []
  private var waiting: [EntryDraft] = []
  private var entries: [FeedEntry] = []
  /// The ids that the document gives its entries, in their order.
  private var ids: [String?] = []
  /// How many bytes more entries may take. Below zero, a base made too much of the links.
  private var room: Int

  init(_ format: FeedFormat, _ context: ParsingContext) {
    self.format = format
    documentAddress = context.address
    room = context.room
  }

  /// The address that a reference means in an element.
  func absolute(_ reference: String?, in element: Element) -> String? {
    reference.flatMap { Links.absolute($0, base: element.base ?? documentAddress) }
  }

  /// Takes a hub that isn't there yet.
  mutating func append(hub: String) {
    // They are compared one by one, which is quick only while they are few.
    if hubs.count < 64, !hubs.contains(hub) { hubs.append(hub) }
  }

  /// Takes an entry that is complete. While nothing says what its links are relative to, it waits: that may
  /// stand behind the entries.
  mutating func append(_ entry: EntryDraft) {
    waiting.append(entry)
    if base != nil { finishEntries() }
  }

  private var base: String? { documentAddress ?? address ?? homePage }

  private mutating func finishEntries() {
    for entry in waiting where room >= 0 {
      let finished = entry.finished(feedAddress: base)
      room -= finished.size
      ids.append(entry.id)
      entries.append(finished)
    }
    waiting.removeAll(keepingCapacity: true)
  }

  /// The feed, its entries told apart.
  consuming func finished(encoding: String, isRecovered: Bool) throws(FeedError) -> Feed {
    finishEntries()
    guard room >= 0 else { throw .unreadable(reason: "its links grow too large") }
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

extension FeedEntry {
  /// In bytes, as far as links have a part in it.
  fileprivate var size: Int {
    let texts = [html, link, externalLink, image] + attachments.map(\.address)
    return texts.reduce(0) { $0 + ($1?.utf8.count ?? 0) }
  }
}

import Articles
import Benchmarking
import FeedParsing
import Feeds
import Foundation

/// Feeds as files of a folder, to be served from an address.
struct ServedFeeds {
  private let folder: URL
  private let address: String

  init(folder: String, address: String) {
    self.folder = URL(filePath: folder)
    self.address = address
  }

  /// Writes the feeds, of every ten four in RSS 2.0, three in Atom, one in RSS 1.0 and two in JSON, and
  /// `feeds.opml` with all of them. The same each time.
  func generate(count: Int, items: Int) throws {
    var generator = FeedGenerator(seed: 20_260_101, address: address)
    var outlines = ""
    for number in 0..<count {
      let kind = Self.kinds[number % Self.kinds.count]
      let name = "\(number).\(kind == .json ? "json" : "xml")"
      let feed = generator.feed(kind, number: number, items: items)
      try Data(feed).write(to: folder.appending(path: name))
      outlines += "<outline type=\"rss\" text=\"Feed \(number)\" xmlUrl=\"\(address)/\(name)\"/>\n"
    }
    let outline = "<opml version=\"2.0\"><head/><body>\n\(outlines)</body></opml>\n"
    try Data(outline.utf8).write(to: folder.appending(path: "feeds.opml"))
  }

  private static let kinds: [FeedGenerator.Kind] = [
    .rssWithCDATA, .rssEscaped, .atomEscaped, .json, .rdf, .rssWithCDATA, .rssEscaped, .atomXHTML,
    .json, .atomEscaped,
  ]

  /// Their names.
  func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".xml") || $0.hasSuffix(".json") }.sorted()
  }

  func indexed(_ name: String) throws -> IndexedFeed {
    try IndexedFeed(document(name), address: address(of: name))
  }

  /// What a refresh would save of a feed.
  func drafts(_ name: String) throws -> [ArticleDraft] {
    let document = FeedDocument(try document(name), address: address(of: name))
    return try FeedParser().parse(document).entries.map { entry in
      ArticleDraft(
        identity: entry.identity, title: entry.title, link: entry.link,
        authors: entry.authors.compactMap(\.name), tags: entry.tags, summary: entry.summary,
        published: entry.published, modified: entry.modified,
        content: ArticleContent(html: entry.html, text: entry.text))
    }
  }

  func address(of name: String) -> String { "\(address)/\(name)" }

  private func document(_ name: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: folder.appending(path: name)))
  }
}

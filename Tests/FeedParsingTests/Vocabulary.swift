import FeedParsing
import Feeds

/// Reads what one vocabulary has inside another.
enum Vocabulary {
  private static let namespaces = """
    xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" \
    xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:dcterms="http://purl.org/dc/terms/" \
    xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd" \
    xmlns:media="http://search.yahoo.com/mrss/" xmlns:xhtml="http://www.w3.org/1999/xhtml"
    """

  static func feed(_ document: String) throws -> Feed {
    try FeedParser().parse(
      FeedDocument(Array(document.utf8), address: "http://a.example/f/feed"))
  }

  /// The feed of a channel of RSS 2.0.
  static func rss(channel: String) throws -> Feed {
    try feed("<rss version=\"2.0\" \(namespaces)><channel>\(channel)</channel></rss>")
  }

  /// An item of RSS 2.0 with the id 1.
  static func item(_ elements: String) throws -> FeedEntry? {
    try rss(channel: "<item><guid isPermaLink=\"false\">1</guid>\(elements)</item>").entries.first
  }

  /// An entry of Atom 1.0 with the id 1.
  static func entry(_ elements: String) throws -> FeedEntry? {
    try feed(
      "<feed xmlns=\"http://www.w3.org/2005/Atom\" \(namespaces)><entry><id>1</id>\(elements)</entry></feed>"
    ).entries.first
  }
}

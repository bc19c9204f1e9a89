import Feeds

/// A document that may be a feed, put together by chance from what feeds hold and what breaks them.
/// Equal seeds make equal documents.
struct RandomFeed {
  private var generator: SeededGenerator

  init(seed: Int) {
    generator = SeededGenerator(seed: seed)
  }

  mutating func document() -> FeedDocument {
    let text =
      switch Int.random(in: 0..<4, using: &generator) {
      case 0: rss()
      case 1: atom()
      case 2: rdf()
      default: json()
      }
    return FeedDocument(Array(text.utf8), address: pick([nil, "http://a.example/f/feed"]))
  }

  private mutating func rss() -> String {
    let version = pick(["2.0", "0.91", "0.92", ""])
    let channel = many(0...4) { $0.element($0.pick(Self.rssFields)) }
    let items = many(0...5) {
      "<item>" + $0.many(0...6) { $0.element($0.pick(Self.rssFields)) } + "</item>"
    }
    return
      "<rss version=\"\(version)\" \(Self.namespaces)><channel>\(channel)\(items)</channel></rss>"
  }

  private mutating func rdf() -> String {
    let items = many(0...5) {
      "<item rdf:about=\"\($0.value())\">" + $0.many(0...5) { $0.element($0.pick(Self.rssFields)) }
        + "</item>"
    }
    return """
      <rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" \
      xmlns="http://purl.org/rss/1.0/" \(Self.namespaces)><channel/>\(items)</rdf:RDF>
      """
  }

  private mutating func atom() -> String {
    let entries = many(0...5) {
      "<entry>" + $0.many(0...6) { $0.element($0.pick(Self.atomFields)) } + "</entry>"
    }
    return "<feed xmlns=\"http://www.w3.org/2005/Atom\" \(Self.namespaces)>\(entries)</feed>"
  }

  private mutating func json() -> String {
    let items = (0..<Int.random(in: 0...5, using: &generator)).map { _ in object(Self.jsonFields) }
    let head = object(["title", "author", "icon", "feed_url", "hubs"]).dropFirst().dropLast()
    return """
      {"version": "https://jsonfeed.org/version/1.1"\(head.isEmpty ? "" : ", ")\(head), \
      "items": [\(items.joined(separator: ", "))]}
      """
  }

  private mutating func object(_ keys: [String]) -> String {
    let members = keys.shuffled(using: &generator).prefix(
      Int.random(in: 0...keys.count, using: &generator)
    )
    .map { "\"\($0)\": \(jsonValue())" }
    return "{" + members.joined(separator: ", ") + "}"
  }

  private mutating func jsonValue() -> String {
    switch Int.random(in: 0..<8, using: &generator) {
    case 0: pick(["null", "true", "7", "-1.5e3", "1e300", "0", "[]", "{}"])
    case 1: "[\(jsonValue()), \(jsonValue())]"
    case 2: "{\"name\": \(jsonValue()), \"url\": \(jsonValue()), \"size_in_bytes\": \(jsonValue())}"
    default: "\"" + many(0...3) { $0.pick(Self.jsonPieces) } + "\""
    }
  }

  private mutating func element(_ name: String) -> String {
    let attributes = many(0...2) { " \($0.pick(Self.attributes))=\"\($0.value())\"" }
    return "<\(name)\(attributes)>" + many(0...3) { $0.pick(Self.pieces) } + "</\(name)>"
  }

  private mutating func value() -> String {
    pick(Self.values)
  }

  private mutating func many(_ range: ClosedRange<Int>, _ make: (inout RandomFeed) -> String)
    -> String
  {
    (0..<Int.random(in: range, using: &generator)).map { _ in make(&self) }.joined()
  }

  private mutating func pick<Value>(_ values: [Value]) -> Value {
    values[Int.random(in: values.indices, using: &generator)]
  }

  private static let namespaces = """
    xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:media="http://search.yahoo.com/mrss/" \
    xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:x="http://x.example/" \
    xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd"
    """

  private static let rssFields = [
    "title", "link", "guid", "description", "pubDate", "author", "category", "enclosure", "image",
    "content:encoded", "dc:creator", "dc:date", "dc:subject", "media:group", "media:content",
    "media:description", "media:thumbnail", "itunes:duration", "itunes:image", "x:title", "item",
  ]

  private static let atomFields = [
    "id", "title", "link", "summary", "content", "published", "updated", "author", "category",
    "media:group", "source", "entry", "x:link",
  ]

  private static let jsonFields = [
    "id", "url", "external_url", "title", "content_html", "content_text", "summary", "image",
    "date_published", "date_modified", "authors", "author", "tags", "language", "attachments",
  ]

  private static let attributes = [
    "url", "href", "rel", "type", "length", "isPermaLink", "xml:base", "xml:lang", "mode", "src",
    "medium", "term",
  ]

  private static let values = [
    "", "http://b.example/x?a=1&amp;b=2", "../y z", "#", "html", "xhtml", "text", "image/png",
    "alternate", "enclosure", "self", "false", "17", "-1", "de", "javascript:x", "data:,x", "é",
    "&#1;", "&lt;&quot;",
  ]

  private static let pieces = [
    "text", " ", "\n", "\t", "\r", "&amp;", "&lt;", "&amp;amp;", "&nbsp;", "&#8;", "&#13;",
    "&#x85;",
    "&lt;b&gt;x&lt;/b&gt;", "<b>y</b>", "<br/>", "<![CDATA[<p>a & b</p>]]>", "<![CDATA[\r\n]]>",
    "<a href=\"z\">l</a>", "&lt;img src=\"p.png\"&gt;", "http://a.example/1", "https://a.example/1",
    "/2", "Tue, 03 Nov 2026 10:04:03 GMT", "2026-11-03", "soon", "1:02:03", "a@b.example (Ann)",
    "日本", "é", "🙂", "\u{202E}", "\u{85}", "\u{FFFE}", "\u{1}", "&", "<", "]]>", "<name>n</name>",
    "<media:content url=\"m\"/>",
  ]

  private static let jsonPieces = [
    "text", " ", "\\n", "\\r", "\\u0001", "\\u0085", "\\ud800", "<b>x</b>", "&amp;", "<a href='z'>",
    "http://a.example/1", "/2", "2026-11-03T10:04:03.125Z", "soon", "60", "1:00", "é", "🙂", "\\\"",
    "\u{202E}", "\u{7F}",
  ]
}

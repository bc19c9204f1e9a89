import Foundation

/// Makes feeds that look like real ones and are the same each time: prose of 24,000 words
/// by Zipf's law, with links, pictures, lists, quotes and code, and some words beyond ASCII.
///
/// Of every feed's items one has ``rareWord(_:)`` in its title; nearly all have ``commonWord``.
public struct FeedGenerator {
  /// How a feed is written.
  public enum Kind: CaseIterable, Sendable {
    case rssWithCDATA, rssEscaped, atomEscaped, atomXHTML, rdf, json
  }

  private var state: UInt64
  private let words: [String]
  private let address: String

  /// - Parameter address: what the addresses of items begin with.
  public init(seed: UInt64, address: String = "http://a.example") {
    var generator = FeedGenerator(state: seed, words: [], address: address)
    let words = [Self.commonWord] + (1..<24_000).map { _ in generator.madeUpWord() }
    self = FeedGenerator(state: generator.state, words: words, address: address)
  }

  public static let commonWord = "the"

  /// The same for every tenth feed.
  public static func rareWord(_ feed: Int) -> String { "needle\(feed % 10)" }

  private init(state: UInt64, words: [String], address: String) {
    self.state = state
    self.words = words
    self.address = address
  }

  private mutating func madeUpWord() -> String {
    (0...(next() % 4)).map { _ in Self.syllables[Int(next()) % Self.syllables.count] }.joined()
  }

  private static let syllables =
    "ba ce di fo gu ha je ki lo mu na pe qui ro su ta ve wi xo yu ing er"
    .split(separator: " ").map(String.init)

  /// One feed of so many items.
  public mutating func feed(_ kind: Kind, number: Int, items: Int) -> [UInt8] {
    var items = (0..<items).map { item($0, feed: number) }
    items[items.count / 2].title += " " + Self.rareWord(number)
    let title = "Feed \(number) \(word())"
    switch kind {
    case .rssWithCDATA, .rssEscaped: return rss(title, items, hasCDATA: kind == .rssWithCDATA)
    case .atomEscaped, .atomXHTML: return atom(title, items, isXHTML: kind == .atomXHTML)
    case .rdf: return rdf(title, items)
    case .json: return json(title, items)
    }
  }

  private struct Item {
    var id: String
    var link: String
    var title: String
    var date: ItemDate
    var body: String
    var summary: String
  }

  private mutating func item(_ number: Int, feed: Int) -> Item {
    Item(
      id: "tag:feed\(feed).example,2026:\(number)",
      link: "\(address)/\(feed)/a/\(number).html",
      title: sentence() + (next() % 10 == 0 ? " & more" : ""),
      date: ItemDate(minute: Int(next()) % ItemDate.minuteCount),
      body: body(), summary: sentence() + " " + sentence())
  }

  private mutating func body() -> String {
    let size = 2048 + Int(next() % 6144)
    var body = ""
    while body.utf8.count < size { body += paragraph() + "\n" }
    return body
  }

  private mutating func paragraph() -> String {
    let text = (0..<(2 + Int(next() % 4))).map { _ in sentence() }.joined(separator: " ")
    switch next() % 20 {
    case 0, 1: return "<blockquote><p>\(text)</p></blockquote>"
    case 2, 3: return "<ul><li>\(sentence())</li><li>\(sentence())</li></ul>"
    case 4, 5: return "<p><img src=\"/img/\(next() % 9999).jpg\" alt=\"\(word())\"/></p>"
    case 6: return "<pre><code>if (a &lt; b &amp;&amp; c) { \(word())(); }</code></pre>"
    case 7..<12:
      return """
        <p>\(text) <a href="https://\(word()).example/\(word())?a=1&amp;b=2">\(word())</a> \
        <em>\(word())</em> &#160;&#8212; \(sentence())</p>
        """
    default: return "<p>\(text)</p>"
    }
  }

  /// Of a few words.
  public mutating func sentence() -> String {
    let count = 6 + Int(next() % 17)
    var sentence = (0..<count).map { _ in word() }
    if next() % 8 == 0 {
      sentence[0] = ["é", "日本", "Привет", "—", "“quoted”", "🙂"][Int(next() % 6)]
    }
    return sentence.joined(separator: " ").capitalizedFirst + "."
  }

  private mutating func word() -> String {
    let unit = Double(next() % 1_000_000) / 1_000_000
    return words[Int(pow(Double(words.count), unit)) - 1]
  }

  private mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state >> 33
  }
}

// MARK: Vocabularies

extension FeedGenerator {
  private func rss(_ title: String, _ items: [Item], hasCDATA: Bool) -> [UInt8] {
    var text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/" \
      xmlns:dc="http://purl.org/dc/elements/1.1/">
      <channel>
      <title>\(title)</title>
      <link>http://a.example/</link>

      """
    for item in items {
      text += """
        <item>
        <title>\(item.title.escaped)</title>
        <link>\(item.link)</link>
        <guid isPermaLink="false">\(item.id)</guid>
        <pubDate>\(item.date.asInRSS)</pubDate>
        <dc:creator>A. Author</dc:creator>
        <category>one</category>
        <description>\(item.summary)</description>
        <content:encoded>\(hasCDATA ? "<![CDATA[\(item.body)]]>" : item.body.escaped)</content:encoded>
        </item>

        """
    }
    return Array((text + "</channel>\n</rss>\n").utf8)
  }

  private func atom(_ title: String, _ items: [Item], isXHTML: Bool) -> [UInt8] {
    var text = """
      <?xml version="1.0" encoding="utf-8"?>
      <feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">
      <title>\(title)</title>
      <id>tag:a.example,2026:\(title.utf8.count)</id>
      <link href="http://a.example/"/>

      """
    for item in items {
      let content =
        isXHTML
        ? "<content type=\"xhtml\"><div xmlns=\"http://www.w3.org/1999/xhtml\">\(item.body)</div>"
        : "<content type=\"html\">\(item.body.escaped)"
      text += """
        <entry>
        <title>\(item.title.escaped)</title>
        <id>\(item.id)</id>
        <link rel="alternate" href="\(item.link)"/>
        <updated>\(item.date.asInAtom)</updated>
        <author><name>A. Author</name></author>
        <category term="one"/>
        <summary>\(item.summary)</summary>
        \(content)</content>
        </entry>

        """
    }
    return Array((text + "</feed>\n").utf8)
  }

  private func rdf(_ title: String, _ items: [Item]) -> [UInt8] {
    var text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" \
      xmlns="http://purl.org/rss/1.0/" xmlns:dc="http://purl.org/dc/elements/1.1/" \
      xmlns:content="http://purl.org/rss/1.0/modules/content/">
      <channel rdf:about="http://a.example/"><title>\(title)</title></channel>

      """
    for item in items {
      text += """
        <item rdf:about="\(item.link)"><title>\(item.title.escaped)</title><link>\(item.link)</link>\
        <dc:date>\(item.date.asInAtom)</dc:date><description>\(item.summary)</description>\
        <content:encoded><![CDATA[\(item.body)]]></content:encoded></item>

        """
    }
    return Array((text + "</rdf:RDF>\n").utf8)
  }

  private func json(_ title: String, _ items: [Item]) -> [UInt8] {
    let items = items.map { item in
      """
      {"id": "\(item.id)", "url": "\(item.link)", "title": "\(item.title)",
       "content_html": "\(item.body.escapedForJSON)", "summary": "\(item.summary)",
       "date_published": "\(item.date.asInAtom)", "authors": [{"name": "A. Author"}], "tags": ["one"]}
      """
    }
    return Array(
      """
      {"version": "https://jsonfeed.org/version/1.1", "title": "\(title)",
       "items": [\(items.joined(separator: ",\n"))]}
      """.utf8)
  }
}

extension String {
  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }

  fileprivate var escaped: String {
    replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
  }

  fileprivate var escapedForJSON: String {
    replacing("\"", with: "\\\"").replacing("\n", with: "\\n")
  }
}

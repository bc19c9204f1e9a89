import FeedParsing
import Feeds
import Testing

@Suite("A parser of feeds")
struct FeedParserTests {
  static func feed(items: String) -> FeedDocument {
    FeedDocument(Array("<rss version=\"2.0\"><channel>\(items)</channel></rss>".utf8))
  }

  @Test("hands out the values of a whole feed")
  func handsOutValues() throws {
    let document = Self.feed(
      items: """
        <title>t</title><link>/</link><item><title>one</title><link>1</link>\
        <guid isPermaLink="false">g</guid><description>d</description>\
        <enclosure url="1.mp3" length="5" type="audio/mpeg"/></item>
        """)
    let feed = try FeedParser().parse(
      FeedDocument(document.bytes, address: "http://a.example/f/rss"))
    #expect(
      feed
        == Feed(
          format: .rss20, title: "t", homePage: "http://a.example/",
          entries: [
            FeedEntry(
              identity: "g", title: "one", link: "http://a.example/f/1", html: "d",
              attachments: [
                FeedAttachment(
                  address: "http://a.example/f/1.mp3", mimeType: "audio/mpeg", sizeInBytes: 5)
              ])
          ]))
  }

  @Suite("stops at its limits")
  struct LimitTests {
    @Test("of the document's size")
    func documentSize() throws {
      let parser = try FeedParser(limits: FeedParsingLimits(bytes: 10))
      #expect(throws: FeedError.tooLarge(limit: 10)) {
        try parser.parse(FeedParserTests.feed(items: ""))
      }
    }

    @Test("of one element's text")
    func elementText() throws {
      let parser = try FeedParser(limits: FeedParsingLimits(text: 100))
      let long = String(repeating: "x", count: 101)
      #expect(throws: FeedError.unreadable(reason: "the text of one element is too long")) {
        try parser.parse(FeedParserTests.feed(items: "<title>\(long)</title>"))
      }
    }

    @Test("of one string in JSON")
    func stringInJSON() throws {
      let parser = try FeedParser(limits: FeedParsingLimits(text: 100))
      let long = String(repeating: "x", count: 101)
      let json = #"{"version":"https://jsonfeed.org/version/1.1","title":"\#(long)","items":[]}"#
      #expect(throws: FeedError.unreadable(reason: "one of its texts is too long")) {
        try parser.parse(FeedDocument(Array(json.utf8)))
      }
    }

    @Test("of depth, in well-formed XML, in broken XML and in JSON")
    func depth() {
      let open = String(repeating: "<a>", count: 200_000)
      let close = String(repeating: "</a>", count: 200_000)
      let nested = String(repeating: "[", count: 200_000)
      let documents = [
        "<rss><channel><item>" + open + close + "</item></channel></rss>",
        "<rss><channel><item>&" + open,
        #"{"version":"https://jsonfeed.org/version/1.1","items":"# + nested,
      ]
      for document in documents {
        #expect(throws: FeedError.self) {
          try FeedParser().parse(FeedDocument(Array(document.utf8)))
        }
      }
    }

    @Test("of attributes and namespaces, of one element and of all around it")
    func attributes() {
      let names = (0..<1000).map { " a\($0)=\"b\"" }.joined()
      let namespaces = (0..<1000).map { " xmlns:a\($0)=\"b\"" }.joined()
      let some = (0..<200).map { " xmlns:a\($0)=\"b\"" }.joined()
      let endless = String(repeating: " a=\"b\"", count: 100_000)
      let nested = String(repeating: "<x\(some)>", count: 10)
      for elements in ["<x\(names)/>", "<x\(namespaces)/>", "<x\(endless)/>", nested] {
        #expect(throws: FeedError.unreadable(reason: "an element has too many attributes")) {
          try FeedParser().parse(FeedParserTests.feed(items: "<item>\(elements)"))
        }
      }
    }

    @Test("of what a long base makes of short links")
    func growth() {
      let base = "http://a.example/" + String(repeating: "b", count: 4000) + "/"
      let enclosures = (0..<200).map { "<enclosure url=\"\($0)\"/>" }.joined()
      let items = String(repeating: "<item xml:base=\"\(base)\">\(enclosures)</item>", count: 10)
      #expect(throws: FeedError.unreadable(reason: "its links grow too large")) {
        try FeedParser().parse(FeedParserTests.feed(items: items))
      }
      let page = String(repeating: "<a href=\"x\"/>", count: 10_000)
      #expect(throws: FeedError.unreadable(reason: "the text of one element is too long")) {
        try FeedParser().parse(
          FeedParserTests.feed(
            items: "<item><description><p xml:base=\"\(base)\">\(page)</p></description></item>"))
      }
    }

    @Test("of what entities may grow to")
    func entityGrowth() {
      let entities = (1...9).map { level in
        let references = String(repeating: "&e\(level - 1);", count: 10)
        return "<!ENTITY e\(level) \"\(references)\">"
      }
      let bomb =
        "<!DOCTYPE r [<!ENTITY e0 \"lol\">\(entities.joined())]><rss><channel><item><title>&e9;"
      #expect(throws: FeedError.unreadable(reason: "its entities grow too large")) {
        try FeedParser().parse(FeedDocument(Array(bomb.utf8)))
      }
    }
  }

  /// Were each looked at from every tag to its end, these would take hours.
  @Test(
    "looks at nothing again and again",
    arguments: [
      "&<a b\" c=\"", "&<a b='", "<item><link>x</link></item>", "&<![CDATA[", "&<!--", "&</x>",
      "<atom:link rel=\"hub\" href=\"x\"/>", "&<x><guid/>",
    ])
  func looksOnce(part: String) throws {
    let base = "http://a.example/" + String(repeating: "b", count: 1_000_000)
    let parts = String(repeating: part, count: 90_000)
    let feed = try? FeedParser().parse(
      Self.feed(items: "<item xml:base=\"\(base)\"/>\(parts)\"<x>"))
    #expect(feed?.entries.first?.link == nil)
  }

  @Test("takes one div around XHTML for none of it, and no other")
  func dropsOneDiv() throws {
    let spaces = String(repeating: " ", count: 1_000_000)
    let divs = String(repeating: "<div/>", count: 100_000)
    let content = "<content type=\"xhtml\">\(spaces)\(divs)</content>"
    let feed = try FeedParser().parse(
      FeedDocument(
        Array(
          "<feed xmlns=\"http://www.w3.org/2005/Atom\"><entry>\(content)</entry></feed>".utf8)))
    #expect(feed.entries.map(\.html) == [String(repeating: "<div></div>", count: 99_999)])
  }

  @Test("reads what stands in a namespace whose address is endless as none of its own")
  func passesOverEndlessNamespace() throws {
    let address = String(repeating: "h", count: 500_000)
    let others = (0..<50_000).map { "<a:t\($0 % 300)/>" }.joined()
    let feed = try FeedParser().parse(
      Self.feed(items: "<item xmlns:a=\"\(address)\"><guid>g</guid>\(others)</item>"))
    #expect(feed.entries == [FeedEntry(identity: "g")])
  }

  @Test("keeps as many hubs as anybody asks")
  func boundsHubs() throws {
    let hubs = (0..<50_000).map {
      "<link xmlns=\"http://www.w3.org/2005/Atom\" rel=\"hub\" href=\"http://a.example/\($0)\"/>"
    }
    let feed = try FeedParser().parse(Self.feed(items: hubs.joined()))
    #expect(feed.hubs == (0..<64).map { "http://a.example/\($0)" })
  }

  @Test("reads ten thousand items, each with an identity of its own")
  func readsManyItems() throws {
    let items = (0..<10_000).map { number in
      "<item><title>\(number)</title><guid>g\(number)</guid><description>&lt;p&gt;x</description></item>"
    }
    let feed = try FeedParser().parse(Self.feed(items: items.joined(separator: "\n")))
    #expect(feed.entries.map(\.identity) == (0..<10_000).map { "g\($0)" })
  }
}

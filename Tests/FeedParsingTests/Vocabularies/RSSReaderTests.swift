import Feeds
import Foundation
import Testing

@Suite("RSS")
struct RSSReaderTests {
  @Test("is read whole")
  func isReadWhole() throws {
    let feed = try Vocabulary.rss(
      channel: """
        <title>t</title><link>/</link><description>d &lt;b&gt;x&lt;/b&gt;</description>\
        <language>en</language><managingEditor>m@a.example (Mia)</managingEditor>\
        <image><url>i.png</url><title>no</title><link>no</link></image>\
        <textInput><title>no</title><link>no</link></textInput>\
        <item><title>one</title><link>1</link><guid isPermaLink="false">g</guid>\
        <pubDate>Tue, 03 Nov 2026 10:04:03 GMT</pubDate><author>b@a.example (Bob)</author>\
        <category>c</category><description>&lt;a href="x"&gt;y&lt;/a&gt;</description>\
        <source url="http://z.example/">no</source></item>
        """)
    #expect(
      feed
        == Feed(
          format: .rss20, title: "t", homePage: "http://a.example/", summary: "d x",
          language: "en", icon: "http://a.example/f/i.png",
          authors: [FeedAuthor(name: "Mia", address: "mailto:m@a.example")],
          entries: [
            FeedEntry(
              identity: "g", title: "one", link: "http://a.example/f/1",
              html: "<a href=\"http://a.example/f/x\">y</a>",
              published: Date(timeIntervalSince1970: 1_793_700_243),
              authors: [FeedAuthor(name: "Bob", address: "mailto:b@a.example")], tags: ["c"])
          ]))
  }

  @Test(
    "has versions",
    arguments: [
      ("0.90", FeedFormat.rss090), ("0.91", .rss091), ("0.92", .rss092), ("0.93", .rss093),
      ("0.94", .rss094), ("2.0", .rss20), ("2.0.1", .rss20), ("", .rss20), ("7", .rss20),
    ])
  func hasVersions(version: String, format: FeedFormat) throws {
    #expect(try Vocabulary.feed("<rss version=\"\(version)\"><channel/></rss>").format == format)
  }

  @Test(
    "takes a guid for a link only if it's a web address that isn't said to be none",
    arguments: [
      ("<guid>http://a.example/1</guid>", "http://a.example/1"),
      ("<guid isPermaLink=\"true\">https://a.example/1</guid>", "https://a.example/1"),
      ("<guid isPermaLink=\"False\">http://a.example/1</guid>", nil),
      ("<guid isPermaLink=\"true\">tag:a</guid>", nil), ("<guid>www.a.example/1</guid>", nil),
      ("<link>http://b.example/</link><guid>http://a.example/1</guid>", "http://b.example/"),
    ])
  func followsGUIDs(elements: String, link: String?) throws {
    let feed = try Vocabulary.rss(channel: "<item>\(elements)</item>")
    #expect(feed.entries.map(\.link) == [link])
  }

  @Test("1.0 has its items beside the channel")
  func readsRDF() throws {
    let feed = try Vocabulary.feed(
      """
      <rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" \
      xmlns="http://purl.org/rss/1.0/"><channel rdf:about="http://a.example/"><title>t</title>\
      <items><rdf:Seq><rdf:li resource="i"/></rdf:Seq></items></channel>\
      <item rdf:about="i"><title>one</title><link>http://a.example/1</link></item></rdf:RDF>
      """)
    #expect(
      feed
        == Feed(
          format: .rss10, title: "t",
          entries: [FeedEntry(identity: "i", title: "one", link: "http://a.example/1")]))
  }

  @Test("in a namespace of its own invention is still RSS")
  func adoptsNamespace() throws {
    let feed = try Vocabulary.feed(
      "<rss xmlns=\"http://b.example/ns\"><channel><title>t</title></channel></rss>")
    #expect(feed == Feed(format: .rss20, title: "t"))
  }

  @Test("resolves links at every level")
  func resolvesLinks() throws {
    let feed = try Vocabulary.feed(
      """
      <rss xml:base="http://b.example/x/"><channel><link>y</link><item xml:base="z/"><link>1</link>\
      <guid isPermaLink="false">1</guid></item><item><link xml:base="http://c.example/">2</link>\
      <guid isPermaLink="false">2</guid></item></channel></rss>
      """)
    #expect(feed.homePage == "http://b.example/x/y")
    #expect(feed.entries.map(\.link) == ["http://b.example/x/z/1", "http://c.example/2"])
  }
}

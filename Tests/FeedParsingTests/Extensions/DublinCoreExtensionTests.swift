import Feeds
import Foundation
import Testing

@Suite("Dublin Core")
struct DublinCoreExtensionTests {
  @Test("gives an entry what the entry's own vocabulary doesn't")
  func fillsAnEntry() throws {
    let entry = try Vocabulary.item(
      """
      <dc:title>t &amp;amp; u</dc:title><dc:creator>Ann</dc:creator><dc:creator>Bob</dc:creator>\
      <dc:date>2026-11-03T10:04:03+01:00</dc:date><dcterms:modified>2026-11-04</dcterms:modified>\
      <dc:subject>one</dc:subject><dc:subject>two</dc:subject><dc:language>de</dc:language>\
      <dc:description>d</dc:description><dc:rights>r</dc:rights>
      """)
    #expect(
      entry
        == FeedEntry(
          identity: "1", title: "t & u", html: "d",
          published: Date(timeIntervalSince1970: 1_793_696_643),
          modified: Date(timeIntervalSince1970: 1_793_750_400),
          authors: [FeedAuthor(name: "Ann"), FeedAuthor(name: "Bob")], tags: ["one", "two"],
          language: "de"))
  }

  @Test("gives way to what came before")
  func givesWay() throws {
    let entry = try Vocabulary.item(
      "<title>own</title><dc:title>other</dc:title><pubDate>3 Nov 2026</pubDate><dc:date>2020</dc:date>"
    )
    #expect(
      entry
        == FeedEntry(
          identity: "1", title: "own", published: Date(timeIntervalSince1970: 1_793_664_000)))
  }

  @Test("describes a feed")
  func describesAFeed() throws {
    let feed = try Vocabulary.rss(
      channel: """
        <dc:title>t</dc:title><dc:creator>Ann</dc:creator><dc:description>d</dc:description>\
        <dc:language>fr</dc:language>
        """)
    #expect(
      feed
        == Feed(
          format: .rss20, title: "t", summary: "d", language: "fr",
          authors: [FeedAuthor(name: "Ann")]))
  }
}

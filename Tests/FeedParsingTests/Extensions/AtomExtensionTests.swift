import Feeds
import Foundation
import Testing

@Suite("Atom in RSS")
struct AtomExtensionTests {
  @Test("fills an entry")
  func fillsAnEntry() throws {
    let entry = try Vocabulary.item(
      """
      <atom:link href="x"/><atom:link rel="enclosure" href="e.mp3" type="audio/mpeg" length="7"/>\
      <atom:link rel="related" href="/r"/><atom:updated>2026-11-04</atom:updated>\
      <atom:published>2026-11-03</atom:published>\
      <atom:author><atom:name>Ann</atom:name><atom:uri>/ann</atom:uri></atom:author>\
      <atom:content type="xhtml"><div xmlns="http://www.w3.org/1999/xhtml">a<br/>b</div></atom:content>
      """)
    #expect(
      entry
        == FeedEntry(
          identity: "1", link: "http://a.example/f/x", externalLink: "http://a.example/r",
          html: "a<br>b", published: Date(timeIntervalSince1970: 1_793_664_000),
          modified: Date(timeIntervalSince1970: 1_793_750_400),
          authors: [FeedAuthor(name: "Ann", address: "http://a.example/ann")],
          attachments: [
            FeedAttachment(
              address: "http://a.example/f/e.mp3", mimeType: "audio/mpeg", sizeInBytes: 7)
          ]))
  }

  @Test("tells a feed's address and its hubs")
  func describesAFeed() throws {
    let feed = try Vocabulary.rss(
      channel: """
        <link>http://a.example/</link><atom:link rel="self" href="self.xml"/>\
        <atom:link rel="hub" href="http://h.example/"/><atom:link rel="hub" href="http://h.example/"/>
        """)
    #expect(
      feed
        == Feed(
          format: .rss20, homePage: "http://a.example/", address: "http://a.example/f/self.xml",
          hubs: ["http://h.example/"]))
  }

  @Test("doesn't take the page's own link away")
  func keepsOwnLink() throws {
    let entry = try Vocabulary.item("<link>own</link><atom:link href=\"other\"/>")
    #expect(entry?.link == "http://a.example/f/own")
  }
}

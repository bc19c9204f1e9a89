import Feeds
import Foundation
import Testing

@Suite("CDF")
struct CDFReaderTests {
  @Test("is read whole, channels in channels too")
  func isReadWhole() throws {
    let feed = try Vocabulary.feed(
      """
      <CHANNEL HREF="/" BASE="http://b.example/x/"><TITLE>t</TITLE><ABSTRACT>s</ABSTRACT>\
      <LOGO HREF="l.gif" STYLE="IMAGE"/><ITEM HREF="1" LASTMOD="1997-11-03T10:04">\
      <TITLE>one</TITLE><ABSTRACT>a</ABSTRACT></ITEM>\
      <CHANNEL HREF="sub"><TITLE>no</TITLE><ITEM HREF="2"><TITLE>two</TITLE></ITEM></CHANNEL></CHANNEL>
      """)
    #expect(
      feed
        == Feed(
          format: .cdf, title: "t", homePage: "http://b.example/", summary: "s",
          icon: "http://b.example/x/l.gif",
          entries: [
            FeedEntry(
              identity: "http://b.example/x/1", title: "one", link: "http://b.example/x/1",
              html: "a", modified: Date(timeIntervalSince1970: 878_551_440)),
            FeedEntry(
              identity: "http://b.example/x/2", title: "two", link: "http://b.example/x/2"),
          ]))
  }
}

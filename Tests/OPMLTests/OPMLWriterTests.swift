import OPML
import Testing

@Suite("A list that is written")
struct OPMLWriterTests {
  private let feeds = [
    OPMLFeed(address: "https://a/?x=1&y=\"2\"", title: "A <b> & \"c\" &amp; d é 日本"),
    OPMLFeed(
      address: "https://b/", title: "B", homePage: "https://b/home", tags: ["Swift", "a/b, c"]),
    OPMLFeed(address: "file:///c.xml", title: "C", tags: ["Swift"]),
  ]

  @Test("is OPML 2.0, a folder for each tag")
  func text() {
    #expect(
      OPMLWriter().text(of: OPMLDocument(title: "Mine", feeds: Array(feeds.dropFirst()))) == """
        <?xml version="1.0" encoding="UTF-8"?>
        <opml version="2.0">
          <head>
            <title>Mine</title>
          </head>
          <body>
            <outline text="Swift">
              <outline type="rss" text="B" title="B" xmlUrl="https://b/" htmlUrl="https://b/home"/>
              <outline type="rss" text="C" title="C" xmlUrl="file:///c.xml"/>
            </outline>
            <outline text="a/b, c">
              <outline type="rss" text="B" title="B" xmlUrl="https://b/" htmlUrl="https://b/home"/>
            </outline>
          </body>
        </opml>

        """)
  }

  @Test("is read back the same")
  func roundTrip() throws {
    let document = OPMLDocument(title: "Mine & \u{e9}", feeds: feeds)
    let text = OPMLWriter().text(of: document)
    let read = try OPMLReader().read(Array(text.utf8))
    #expect(read == document)
    #expect(OPMLWriter().text(of: read) == text)
  }

  @Test("is well-formed whatever a title holds")
  func controlCharacters() throws {
    let document = OPMLDocument(
      feeds: [
        OPMLFeed(address: "https://a/", title: "a\u{0}\u{1B}\u{FFFE}b\u{7F}c", tags: ["t\u{1}"])
      ])
    let text = OPMLWriter().text(of: document)
    #expect(
      try OPMLReader().read(Array(text.utf8)).feeds
        == [OPMLFeed(address: "https://a/", title: "abc", tags: ["t"])])
  }
}

import Foundation
import OPML
import Testing

@Suite("A list of feeds")
struct OPMLReaderTests {
  private func feeds(_ body: String) throws -> [OPMLFeed] {
    try OPMLReader().read(Array("<opml version=\"2.0\"><body>\(body)</body></opml>".utf8)).feeds
  }

  @Test("gives each feed the folders that it's in, and its categories, as tags")
  func folders() throws {
    #expect(
      try feeds(
        """
        <outline text="Top" xmlUrl="https://a/"/>
        <outline text="Tech">
          <outline text="Swift"><outline type="rss" text="B" xmlUrl="https://b/" htmlUrl="https://b/home"/></outline>
          <outline title="C" xmlUrl="https://c/" category="/News/Daily, local"/>
        </outline>
        <outline text="Empty"/>
        """) == [
          OPMLFeed(address: "https://a/", title: "Top"),
          OPMLFeed(
            address: "https://b/", title: "B", homePage: "https://b/home", tags: ["Tech", "Swift"]),
          OPMLFeed(
            address: "https://c/", title: "C", tags: ["Tech", "News", "Daily", "local"]),
        ])
  }

  @Test("lists a feed once that stands in several folders")
  func severalFolders() throws {
    #expect(
      try feeds(
        """
        <outline text="X"><outline xmlUrl="https://a/"/></outline>
        <outline text="Y"><outline xmlUrl="https://a/" text="A" htmlUrl="https://a/home"/></outline>
        """) == [
          OPMLFeed(address: "https://a/", title: "A", homePage: "https://a/home", tags: ["X", "Y"])
        ])
  }

  @Test("is read whatever the case of its names")
  func anyCase() throws {
    let text = "<OPML><BODY><OUTLINE TEXT='A' XMLURL='https://a/' TYPE='RSS'/></BODY></OPML>"
    #expect(
      try OPMLReader().read(Array(text.utf8))
        == OPMLDocument(feeds: [OPMLFeed(address: "https://a/", title: "A")]))
  }

  @Test("prefers what the owner sees to what the feed calls itself")
  func text() throws {
    let written = try feeds(
      "<outline text='Mine' title='Theirs' xmlUrl='https://a/'/><outline text=' ' title='T' xmlUrl='https://b/'/>"
    )
    #expect(written.map(\.title) == ["Mine", "T"])
  }

  @Test("keeps what calls itself a feed and has no address, for a report")
  func noAddress() throws {
    #expect(
      try feeds("<outline type='rss' text='A'/><outline type='rss' text='B' url='https://b/'/>")
        == [
          OPMLFeed(address: "", title: "A"), OPMLFeed(address: "https://b/", title: "B"),
        ])
  }

  @Test("takes outlines inside of a feed's for its neighbours")
  func insideAFeed() throws {
    #expect(
      try feeds(
        "<outline text='F'><outline text='A' xmlUrl='https://a/'><outline text='B' xmlUrl='https://b/'/></outline></outline>"
      ).map(\.tags) == [["F"], ["F"]])
  }

  @Test("is mended where it's broken: bare ampersands, names of HTML, tags that never end")
  func broken() throws {
    let text = """
      <opml><head><title>My & yours</title></head><body>
      <outline text="Q & A caf&eacute;" xmlUrl="https://a/?x=1&y=2">
      <outline text=B xmlUrl='https://b/'>
      """
    #expect(
      try OPMLReader().read(Array(text.utf8))
        == OPMLDocument(
          title: "My & yours",
          feeds: [
            OPMLFeed(address: "https://a/?x=1&y=2", title: "Q & A café"),
            OPMLFeed(address: "https://b/", title: "B"),
          ]))
  }

  @Test("is read in any encoding", arguments: [String.Encoding.utf16, .isoLatin1, .utf8])
  func encodings(encoding: String.Encoding) throws {
    let name = [.utf16: "UTF-16", .isoLatin1: "ISO-8859-1"][encoding] ?? "UTF-8"
    let text = """
      <?xml version="1.0" encoding="\(name)"?>
      <opml><body><outline text="Zürich" xmlUrl="https://a/"/></body></opml>
      """
    let bytes = Array(try #require(text.data(using: encoding)))
    #expect(
      try OPMLReader().read(bytes).feeds == [OPMLFeed(address: "https://a/", title: "Zürich")])
  }

  @Test(
    "is told from what is none",
    arguments: [
      ("", nil), ("Just text.", nil), ("<rss><channel/></rss>", "rss"), ("\u{89}PNG\r\n", nil),
      ("<html><body><outline xmlUrl='https://a/'/></body></html>", "html"),
    ] as [(String, String?)])
  func none(text: String, root: String?) {
    #expect(throws: OPMLError.notOPML(root: root)) { try OPMLReader().read(Array(text.utf8)) }
  }

  @Test("of folders 10,000 deep is refused, and so are entities that grow without end")
  func bombs() {
    let deep = "<opml><body>" + String(repeating: "<outline text='x'>", count: 10_000)
    #expect(throws: OPMLError.unreadable(reason: "its elements nest too deep")) {
      try OPMLReader().read(Array(deep.utf8))
    }
    let entities = (1..<10).map { level in
      "<!ENTITY e\(level) '\(String(repeating: "&e\(level - 1);", count: 20))'>"
    }
    let bomb = """
      <!DOCTYPE opml [<!ENTITY e0 'xxxxxxxxxxxxxxxxxxxx'>\(entities.joined())]>
      <opml><body><outline text="&e9;" xmlUrl="https://a/"/></body></opml>
      """
    #expect(throws: OPMLError.unreadable(reason: "its entities grow too large")) {
      try OPMLReader().read(Array(bomb.utf8))
    }
  }

  @Test("never reads another file")
  func externalEntity() throws {
    let text = """
      <!DOCTYPE opml [<!ENTITY e SYSTEM "file:///etc/passwd">]>
      <opml><body><outline text="[&e;]" xmlUrl="https://a/"/></body></opml>
      """
    #expect(try OPMLReader().read(Array(text.utf8)).feeds.map(\.title) == ["[&e;]"])
  }
}

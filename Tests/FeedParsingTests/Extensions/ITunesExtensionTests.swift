import Feeds
import Testing

@Suite("The podcast vocabulary")
struct ITunesExtensionTests {
  @Test(
    "says how long the first file is",
    arguments: [
      ("3723", 3723.0), ("62:03", 3723), ("1:02:03", 3723), ("01:02:03.5", 3723.5), (" 90 ", 90),
      ("3.7", 3.7),
    ])
  func readsDuration(text: String, seconds: Double) throws {
    let entry = try Vocabulary.item(
      "<enclosure url=\"a\"/><enclosure url=\"b\"/><itunes:duration>\(text)</itunes:duration>")
    #expect(entry?.attachments.map(\.durationInSeconds) == [seconds, nil])
  }

  @Test(
    "says nothing where it can't be read",
    arguments: ["", "0", "00:00", "abc", "1h 2m", "-5", "1:2:3:4", "1e3", "inf", "nan", "0x10"])
  func refusesDuration(text: String) throws {
    let entry = try Vocabulary.item(
      "<enclosure url=\"a\"/><itunes:duration>\(text)</itunes:duration>")
    #expect(entry?.attachments == [FeedAttachment(address: "http://a.example/f/a")])
  }

  @Test("fills what an entry lacks")
  func fillsAnEntry() throws {
    let entry = try Vocabulary.item(
      """
      <itunes:title>t</itunes:title><itunes:author>Ann</itunes:author><itunes:image href="i.png"/>\
      <itunes:keywords>a,b , ,c</itunes:keywords><itunes:summary>s</itunes:summary>
      """)
    #expect(
      entry
        == FeedEntry(
          identity: "1", title: "t", html: "s", image: "http://a.example/f/i.png",
          authors: [FeedAuthor(name: "Ann")], tags: ["a", "b", "c"]))
  }

  @Test("describes a feed")
  func describesAFeed() throws {
    let feed = try Vocabulary.rss(
      channel: """
        <itunes:author>Ann</itunes:author><itunes:image href="/i.png"/>\
        <itunes:summary>s</itunes:summary>\
        <itunes:owner><itunes:name>no</itunes:name></itunes:owner>
        """)
    #expect(
      feed
        == Feed(
          format: .rss20, summary: "s", icon: "http://a.example/i.png",
          authors: [FeedAuthor(name: "Ann")]))
  }
}

import Feeds
import Testing

@Suite("Media RSS")
struct MediaExtensionTests {
  @Test("gives files and pictures, in a group or without one")
  func givesFiles() throws {
    let content = """
      <media:content url="v.mp4" type="video/mp4" fileSize="10" duration="5">\
      <media:title>film</media:title></media:content><media:thumbnail url="t.jpg"/>\
      <media:keywords>a, b</media:keywords>
      """
    let expected = FeedEntry(
      identity: "1", image: "http://a.example/f/t.jpg", tags: ["a", "b"],
      attachments: [
        FeedAttachment(
          address: "http://a.example/f/v.mp4", mimeType: "video/mp4", title: "film",
          sizeInBytes: 10, durationInSeconds: 5)
      ])
    #expect(try Vocabulary.item(content) == expected)
    #expect(try Vocabulary.item("<media:group>\(content)</media:group>") == expected)
    #expect(try Vocabulary.entry("<media:group>\(content)</media:group>") == expected)
  }

  @Test("has the body as a last resort, with its line breaks")
  func describesLast() throws {
    #expect(
      try Vocabulary.item("<media:description>a\nb &lt;c&gt;</media:description>")?.text
        == "a\nb <c>")
    let both = try Vocabulary.item(
      "<media:description>m</media:description><description>d</description>")
    #expect(both?.html == "d")
    #expect(both?.text == nil)
  }

  @Test("is read as HTML where it says so")
  func readsHTML() throws {
    let entry = try Vocabulary.item(
      "<media:description type=\"html\">&lt;i&gt;x</media:description>")
    #expect(entry?.html == "<i>x")
  }

  @Test("takes a picture among its files for the entry's")
  func findsPicture() throws {
    let entry = try Vocabulary.item("<media:content url=\"/p.jpg\" medium=\"image\"/>")
    #expect(entry?.image == "http://a.example/p.jpg")
    #expect(entry?.attachments == [FeedAttachment(address: "http://a.example/p.jpg")])
  }

  @Test("never names the entry")
  func neverNamesTheEntry() throws {
    #expect(try Vocabulary.item("<media:title>m</media:title><title>t</title>")?.title == "t")
    #expect(try Vocabulary.item("<media:title>m</media:title>")?.title == nil)
  }

  @Test("describes one file in two vocabularies once")
  func joinsDescriptions() throws {
    let entry = try Vocabulary.item(
      "<enclosure url=\"a.mp3\" length=\"7\"/><media:content url=\"a.mp3\" type=\"audio/mpeg\"/>")
    #expect(
      entry?.attachments == [
        FeedAttachment(
          address: "http://a.example/f/a.mp3", mimeType: "audio/mpeg", sizeInBytes: 7)
      ])
  }
}

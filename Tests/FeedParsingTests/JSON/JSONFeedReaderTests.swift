import FeedParsing
import Feeds
import Foundation
import Testing

@Suite("JSON Feed")
struct JSONFeedReaderTests {
  private func feed(_ members: String) throws -> Feed {
    try Vocabulary.feed(
      "{\"version\": \"https://jsonfeed.org/version/1.1\"\(members.isEmpty ? "" : ", ")\(members)}")
  }

  private func item(_ members: String) throws -> FeedEntry? {
    try feed("\"items\": [{\"id\": \"1\"\(members.isEmpty ? "" : ", ")\(members)}]").entries.first
  }

  @Test("is read whole")
  func isReadWhole() throws {
    let feed = try feed(
      """
      "title": "t", "home_page_url": "/", "feed_url": "feed.json", "description": "d",
      "language": "en", "icon": "/i.png", "favicon": "/no.ico",
      "authors": [{"name": "Ann", "url": "/ann", "avatar": "/a.png"}],
      "hubs": [{"type": "rssCloud", "url": "http://no.example/"},
        {"type": "WebSub", "url": "http://h.example/"}],
      "items": [{"id": "1", "url": "1", "external_url": "http://e.example/", "title": "one <b>",
        "content_html": "<a href='x'>", "content_text": "no", "summary": "s", "image": "/p.png",
        "date_published": "2026-11-03T10:04:03Z", "date_modified": "2026-11-03T10:04:04Z",
        "tags": ["a", "a", "b"], "language": "de", "attachments": [{"url": "f.mp3",
          "mime_type": "audio/mpeg", "title": "f", "size_in_bytes": 7, "duration_in_seconds": 1.5}]}]
      """)
    #expect(
      feed
        == Feed(
          format: .json11, title: "t", homePage: "http://a.example/",
          address: "http://a.example/f/feed.json", summary: "d", language: "en",
          icon: "http://a.example/i.png",
          authors: [
            FeedAuthor(
              name: "Ann", address: "http://a.example/ann", avatar: "http://a.example/a.png")
          ],
          hubs: ["http://h.example/"],
          entries: [
            FeedEntry(
              identity: "1", title: "one <b>", link: "http://a.example/f/1",
              externalLink: "http://e.example/", html: "<a href='http://a.example/f/x'>",
              summary: "s", image: "http://a.example/p.png",
              published: Date(timeIntervalSince1970: 1_793_700_243),
              modified: Date(timeIntervalSince1970: 1_793_700_244), tags: ["a", "b"],
              language: "de",
              attachments: [
                FeedAttachment(
                  address: "http://a.example/f/f.mp3", mimeType: "audio/mpeg", title: "f",
                  sizeInBytes: 7, durationInSeconds: 1.5)
              ])
          ]))
  }

  @Test(
    "has versions",
    arguments: [
      ("https://jsonfeed.org/version/1", FeedFormat.json10),
      ("https://jsonfeed.org/version/1.0", .json10), ("https://jsonfeed.org/version/1.1", .json11),
      ("http://www.jsonfeed.org/version/1/", .json10),
      ("https://JSONFeed.org/Version/1", .json10), ("https://jsonfeed.org/version/2", .json11),
      ("1.1", .json11),
    ])
  func hasVersions(version: String, format: FeedFormat) throws {
    let feed = try Vocabulary.feed("{\"version\": \"\(version)\", \"title\": \"t\", \"items\": []}")
    #expect(feed.format == format)
  }

  @Test(
    "has people in many shapes",
    arguments: [
      ("\"authors\": [{\"name\": \"A\"}, {\"name\": \"B\"}]", ["A", "B"]),
      ("\"author\": {\"name\": \"A\"}", ["A"]), ("\"authors\": {\"name\": \"A\"}", ["A"]),
      ("\"authors\": [\"A\", \"B\"]", ["A", "B"]), ("\"author\": \"A\"", ["A"]),
      ("\"authors\": [{\"name\": \"A\"}], \"author\": {\"name\": \"no\"}", ["A"]),
      ("\"authors\": null, \"author\": {\"name\": \"A\"}", ["A"]),
      ("\"authors\": [], \"author\": {\"name\": \"A\"}", ["A"]), ("\"authors\": [{}, null]", []),
    ])
  func hasPeople(members: String, names: [String]) throws {
    #expect(try item(members)?.authors.map(\.name) == names)
  }

  @Test(
    "has fields of other types where they can be understood",
    arguments: [
      ("\"title\": 7, \"tags\": \"a\"", FeedEntry(identity: "1", title: "7", tags: ["a"])),
      ("\"title\": null, \"tags\": [1, null, \"\"]", FeedEntry(identity: "1", tags: ["1"])),
      ("\"content_html\": \"\", \"content_text\": \"t\"", FeedEntry(identity: "1", text: "t")),
      ("\"content_html\": {}, \"summary\": \"s\"", FeedEntry(identity: "1", text: "s")),
      (
        "\"date_published\": \"soon\"", FeedEntry(identity: "1", unreadableDates: ["soon"])
      ),
      (
        "\"date_published\": 1793700243",
        FeedEntry(identity: "1", published: Date(timeIntervalSince1970: 1_793_700_243))
      ),
      (
        "\"attachments\": {\"url\": \"f\", \"size_in_bytes\": \"7\", \"duration_in_seconds\": \"1:00\"}",
        FeedEntry(
          identity: "1",
          attachments: [
            FeedAttachment(
              address: "http://a.example/f/f", sizeInBytes: 7, durationInSeconds: 60)
          ])
      ),
    ])
  func toleratesTypes(members: String, entry: FeedEntry) throws {
    #expect(try item(members) == entry)
  }

  @Test("has numbers for ids, and items that are none are passed over")
  func toleratesItems() throws {
    let feed = try feed("\"items\": [{\"id\": 5}, null, 7, \"x\", [], {\"id\": 1.5}]")
    #expect(feed.entries.map(\.identity) == ["5", "1.5"])
  }

  @Test("has dates that couldn't be read once, however many items share the id")
  func takesUnreadableDatesOnce() throws {
    let feed = try feed(
      """
      "items": [{"id": "a"}, {"id": "a"}, {"id": "b"}], "_articles": {"raw_dates": {"a": ["x"]}}
      """)
    #expect(feed.entries.map(\.unreadableDates) == [["x"], [], []])
  }

  @Test(
    "is told from other JSON",
    arguments: ["{}", "[]", "{\"items\": [{\"id\": 1}]}", "{\"version\": \"1\", \"title\": \"t\"}"])
  func isToldApart(text: String) {
    #expect(throws: FeedError.notAFeed(found: "JSON that is no feed")) {
      try Vocabulary.feed(text)
    }
  }
}

import FeedParsing
import Feeds
import Foundation
import Testing

@Suite("A feed as JSON")
struct JSONFeedWriterTests {
  @Test("has every field in its place")
  func hasEveryField() {
    let feed = Feed(
      format: .atom10, encoding: "utf-8", isRecovered: true, title: "t\"\\\n\t", homePage: "h",
      address: "a", summary: "s", language: "en", icon: "i",
      authors: [FeedAuthor(name: "n", address: "u", avatar: "v")], hubs: ["w"],
      entries: [
        FeedEntry(
          identity: "1", title: "t", link: "l", externalLink: "e", html: "<p>", text: "x",
          summary: "s", image: "i", published: Date(timeIntervalSince1970: 0),
          modified: Date(timeIntervalSince1970: 0.5), unreadableDates: ["soon"],
          authors: [FeedAuthor(name: "n")], tags: ["a", "b"], language: "de",
          attachments: [
            FeedAttachment(
              address: "f", mimeType: "m", title: "t", sizeInBytes: 5, durationInSeconds: 1.5)
          ])
      ])
    #expect(
      JSONFeedWriter().text(of: feed) == #"""
        {
          "version": "https://jsonfeed.org/version/1.1",
          "title": "t\"\\\n\t",
          "home_page_url": "h",
          "feed_url": "a",
          "description": "s",
          "language": "en",
          "icon": "i",
          "authors": [
            {
              "name": "n",
              "url": "u",
              "avatar": "v"
            }
          ],
          "hubs": [
            {
              "type": "WebSub",
              "url": "w"
            }
          ],
          "items": [
            {
              "id": "1",
              "url": "l",
              "external_url": "e",
              "title": "t",
              "content_html": "<p>",
              "content_text": "x",
              "summary": "s",
              "image": "i",
              "date_published": "1970-01-01T00:00:00Z",
              "date_modified": "1970-01-01T00:00:00.500Z",
              "authors": [
                {
                  "name": "n"
                }
              ],
              "tags": [
                "a",
                "b"
              ],
              "language": "de",
              "attachments": [
                {
                  "url": "f",
                  "mime_type": "m",
                  "title": "t",
                  "size_in_bytes": 5,
                  "duration_in_seconds": 1.5
                }
              ]
            }
          ],
          "_articles": {
            "format": "atom-1.0",
            "encoding": "utf-8",
            "recovered": true,
            "raw_dates": {
              "1": [
                "soon"
              ]
            }
          }
        }

        """#)
  }

  @Test("leaves out what is absent")
  func leavesOutTheAbsent() {
    #expect(
      JSONFeedWriter().text(of: Feed(format: .rss20)) == """
        {
          "version": "https://jsonfeed.org/version/1.1",
          "items": [],
          "_articles": {
            "format": "rss-2.0",
            "encoding": "utf-8",
            "recovered": false
          }
        }

        """)
  }
}

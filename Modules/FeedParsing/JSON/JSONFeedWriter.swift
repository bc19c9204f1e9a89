public import Feeds

/// Writes a feed as JSON Feed 1.1 (https://www.jsonfeed.org/version/1.1/).
///
/// What is absent is left out. The order of keys is always the same, so that equal feeds are equal
/// texts. Dates are RFC 3339 in UTC. `_articles` says how the feed was read: `format`, `encoding`,
/// `recovered` and, where dates couldn't be read, `raw_dates`: their texts by the id of the item.
public struct JSONFeedWriter: Sendable {
  public init() {}

  /// The feed's text in UTF-8, indented by two spaces, with a line feed at its end.
  public func bytes(of feed: Feed) -> [UInt8] {
    var writer = JSONWriter()
    writer.object { writer in
      writer.write("version", "https://jsonfeed.org/version/1.1")
      writer.write("title", feed.title)
      writer.write("home_page_url", feed.homePage)
      writer.write("feed_url", feed.address)
      writer.write("description", feed.summary)
      writer.write("language", feed.language)
      writer.write("icon", feed.icon)
      writer.write("authors", feed.authors, Self.write)
      writer.write("hubs", feed.hubs) { hub, writer in
        writer.write("type", "WebSub")
        writer.write("url", hub)
      }
      writer.array("items", feed.entries, Self.write)
      writer.object("_articles") { Self.writeDetails(of: feed, to: &$0) }
    }
    return writer.finished()
  }

  /// The same as a string.
  public func text(of feed: Feed) -> String {
    String(decoding: bytes(of: feed), as: UTF8.self)
  }

  private static func write(_ author: FeedAuthor, to writer: inout JSONWriter) {
    writer.write("name", author.name)
    writer.write("url", author.address)
    writer.write("avatar", author.avatar)
  }

  private static func write(_ entry: FeedEntry, to writer: inout JSONWriter) {
    writer.write("id", entry.identity)
    writer.write("url", entry.link)
    writer.write("external_url", entry.externalLink)
    writer.write("title", entry.title)
    writer.write("content_html", entry.html)
    writer.write("content_text", entry.text)
    writer.write("summary", entry.summary)
    writer.write("image", entry.image)
    writer.write("date_published", entry.published.map(DateText.rfc3339))
    writer.write("date_modified", entry.modified.map(DateText.rfc3339))
    writer.write("authors", entry.authors, write)
    writer.write("tags", entry.tags)
    writer.write("language", entry.language)
    writer.write("attachments", entry.attachments, write)
  }

  private static func write(_ attachment: FeedAttachment, to writer: inout JSONWriter) {
    writer.write("url", attachment.address)
    writer.write("mime_type", attachment.mimeType)
    writer.write("title", attachment.title)
    writer.write("size_in_bytes", attachment.sizeInBytes)
    writer.write("duration_in_seconds", attachment.durationInSeconds)
  }

  private static func writeDetails(of feed: Feed, to writer: inout JSONWriter) {
    writer.write("format", feed.format.rawValue)
    writer.write("encoding", feed.encoding)
    writer.write("recovered", feed.isRecovered)
    let unreadable = feed.entries.filter { !$0.unreadableDates.isEmpty }
    guard !unreadable.isEmpty else { return }
    writer.object("raw_dates") { writer in
      for entry in unreadable { writer.write(entry.identity, entry.unreadableDates) }
    }
  }
}

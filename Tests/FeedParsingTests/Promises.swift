import FeedParsing
import Feeds
import Testing

/// What holds of any feed that was read, whatever its document is.
enum Promises {
  /// - Parameter name: What the document is called if a promise is broken.
  static func expectKept(for document: FeedDocument, _ name: @autoclosure () -> String) throws {
    let size = document.bytes.count
    let parser = try FeedParser(limits: FeedParsingLimits(entityGrowth: size))
    guard let feed = try? parser.parse(document) else { return }
    let output = JSONFeedWriter().bytes(of: feed)
    #expect(controlCharacters(in: feed) == [], "\(name())")
    #expect(emptyTexts(in: feed) == 0, "\(name())")
    #expect(Set(feed.entries.map(\.identity)).count == feed.entries.count, "\(name())")
    #expect(output.count <= 32 * size + 1024, "\(name())")
    #expect(try read(output, as: feed) == feed, "\(name())")
  }

  /// What was printed, read again, but for what belongs to the document that it was read from.
  private static func read(_ output: [UInt8], as feed: Feed) throws -> Feed {
    var again = try FeedParser().parse(FeedDocument(output))
    again.format = feed.format
    again.encoding = feed.encoding
    again.isRecovered = feed.isRecovered
    return again
  }

  /// The scalars of any text of the feed that no text may hold.
  private static func controlCharacters(in feed: Feed) -> [Unicode.Scalar] {
    let scalars = texts(feed).flatMap { Array($0.unicodeScalars) }
    return scalars.filter {
      $0.properties.generalCategory == .control && $0 != "\n" && $0 != "\t"
    }
  }

  /// How many texts there are that say nothing: what is absent is absent.
  private static func emptyTexts(in feed: Feed) -> Int {
    texts(feed).count { $0.allSatisfy { " \n\t".contains($0) } }
  }

  private static func texts(_ feed: Feed) -> [String] {
    var texts: [String?] = [
      feed.title, feed.homePage, feed.address, feed.summary, feed.language, feed.icon,
    ]
    texts += feed.hubs
    texts += feed.authors.flatMap(Self.texts)
    texts += feed.entries.flatMap(Self.texts)
    return texts.compactMap { $0 }
  }

  private static func texts(_ entry: FeedEntry) -> [String?] {
    var texts: [String?] = [
      entry.identity, entry.title, entry.link, entry.externalLink, entry.html, entry.text,
    ]
    texts += [entry.summary, entry.image, entry.language]
    texts += entry.tags
    texts += entry.unreadableDates
    texts += entry.authors.flatMap(Self.texts)
    texts += entry.attachments.flatMap { [$0.address, $0.mimeType, $0.title] }
    return texts
  }

  private static func texts(_ author: FeedAuthor) -> [String?] {
    [author.name, author.address, author.avatar]
  }
}

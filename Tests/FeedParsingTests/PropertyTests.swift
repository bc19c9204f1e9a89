import FeedParsing
import Feeds
import Testing

@Suite("Whatever is read")
struct PropertyTests {
  /// The same each time, so that a failure comes back.
  struct Generator: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) {
      state = seed
    }

    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var mixed = state
      mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
      mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
      return mixed ^ (mixed >> 31)
    }
  }

  @Test("is the same feed when its output is read again", arguments: FeedFixture.all)
  func comesBackTheSame(fixture: FeedFixture) throws {
    guard let feed = try? FeedParser().parse(fixture.document()) else { return }
    let output = JSONFeedWriter().bytes(of: feed)
    var again = try FeedParser().parse(FeedDocument(output))
    again.format = feed.format
    again.encoding = feed.encoding
    again.isRecovered = feed.isRecovered
    #expect(again == feed)
  }

  @Test("holds no control character", arguments: FeedFixture.all)
  func holdsNoControlCharacter(fixture: FeedFixture) throws {
    guard let feed = try? FeedParser().parse(fixture.document()) else { return }
    #expect(Self.controlCharacters(in: feed) == [])
  }

  @Test("is all that, whatever the feed was put together from", arguments: 0..<50)
  func holdsForRandomFeeds(seed: Int) throws {
    for number in 0..<40 {
      var random = RandomFeed(seed: seed * 40 + number)
      let document = random.document()
      let text = String(decoding: document.bytes, as: UTF8.self)
      let feed = try FeedParser().parse(document)
      #expect(Self.controlCharacters(in: feed) == [], "\(text)")
      #expect(Self.emptyTexts(in: feed) == 0, "\(text)")
      #expect(Set(feed.entries.map(\.identity)).count == feed.entries.count, "\(text)")
      var again = try FeedParser().parse(FeedDocument(JSONFeedWriter().bytes(of: feed)))
      again.format = feed.format
      again.encoding = feed.encoding
      again.isRecovered = feed.isRecovered
      #expect(again == feed, "\(text)")
    }
  }

  @Test("holds none after its bytes were damaged, and comes back the same", arguments: 0..<40)
  func survivesDamage(seed: Int) throws {
    var generator = Generator(seed: UInt64(seed))
    for fixture in FeedFixture.all where fixture.kind != "measured" {
      var document = try fixture.document()
      guard !document.bytes.isEmpty, document.bytes.count < 4000 else { continue }
      Self.damage(&document.bytes, &generator)
      guard let feed = try? FeedParser().parse(document) else { continue }
      #expect(Self.controlCharacters(in: feed) == [], "\(fixture.testDescription)")
      var again = try FeedParser().parse(FeedDocument(JSONFeedWriter().bytes(of: feed)))
      again.format = feed.format
      again.encoding = feed.encoding
      again.isRecovered = feed.isRecovered
      #expect(again == feed, "\(fixture.testDescription)")
    }
  }

  private static func damage(_ bytes: inout [UInt8], _ generator: inout Generator) {
    for _ in 0..<Int.random(in: 1...6, using: &generator) {
      let index = Int.random(in: 0..<bytes.count, using: &generator)
      switch Int.random(in: 0..<5, using: &generator) {
      case 0: bytes[index] = UInt8.random(in: 0...255, using: &generator)
      case 1: bytes.insert("<>&\"'/]![;".utf8.randomElement(using: &generator) ?? 0, at: index)
      case 2 where bytes.count > 1: bytes.remove(at: index)
      case 3:
        let end = min(index + 20, bytes.count)
        bytes.insert(contentsOf: bytes[index..<end], at: index)
      default:
        if bytes.count > 40 { bytes.removeSubrange(index..<min(index + 10, bytes.count - 1)) }
      }
    }
  }

  /// The scalars of any text of the feed that no text may hold.
  static func controlCharacters(in feed: Feed) -> [Unicode.Scalar] {
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

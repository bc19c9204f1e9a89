import Feeds
import Testing

@testable import FeedParsing

/// Read again, a feed's output is the same feed; no text of it is empty or holds a control character,
/// no two entries are one, and there is no more of it than its document warrants.
@Suite("What is promised of feeds holds")
struct PropertyTests {
  @Test("as they were found", arguments: FeedFixture.all)
  func holdsAsFound(fixture: FeedFixture) throws {
    try Promises.expectKept(for: fixture.document(), fixture.testDescription)
  }

  @Test("wherever they are cut off", arguments: FeedFixture.all)
  func holdsWhereCut(fixture: FeedFixture) throws {
    var document = try fixture.document()
    for bytes in DamagedFeed.cuts(of: document.bytes, count: 12) {
      document.bytes = bytes
      try Promises.expectKept(for: document, "cut to \(bytes.count) bytes")
    }
  }

  @Test("however they are damaged", arguments: FeedFixture.all)
  func holdsHoweverDamaged(fixture: FeedFixture) throws {
    var document = try fixture.document()
    let whole = document.bytes
    for seed in 0..<20 {
      document.bytes = DamagedFeed(whole, seed: seed).bytes
      try Promises.expectKept(for: document, "damaged with seed \(seed)")
    }
  }

  @Test("whatever they were put together from", arguments: 0..<50)
  func holdsByChance(seed: Int) throws {
    for number in 0..<40 {
      var random = RandomFeed(seed: seed * 40 + number)
      let document = random.document()
      try Promises.expectKept(for: document, String(decoding: document.bytes, as: UTF8.self))
    }
  }

  /// Were all that came before looked at for each, they would take hours.
  @Test("however often a part of them comes", .timeLimit(.minutes(5)), arguments: 0..<20)
  func holdsHoweverOften(seed: Int) throws {
    var generator = SeededGenerator(seed: seed)
    let fixture = try #require(FeedFixture.all.randomElement(using: &generator))
    let bytes = try fixture.document().bytes
    guard bytes.count > 8 else { return }
    let start = Int.random(in: 0..<(bytes.count - 4), using: &generator)
    let part = bytes[start...].prefix(Int.random(in: 1...80, using: &generator))
    let repeated = repeatElement(part, count: 250_000 / part.count).joined()
    let document = FeedDocument(Array("<rss version='2.0'><channel><item>".utf8) + repeated)
    try Promises.expectKept(for: document, fixture.testDescription)
  }

  @Suite("A feed is the same")
  struct EncodingTests {
    @Test("in every encoding of Unicode, whatever is said of it", arguments: FeedFixture.all)
    func isTheSameInUnicode(fixture: FeedFixture) throws {
      let document = try fixture.document()
      guard let feed = try? FeedParser().parse(document), feed.encoding == "utf-8" else { return }
      let text = "\u{FEFF}" + String(decoding: DocumentText(document.bytes).bytes, as: UTF8.self)
      let little = text.utf16.flatMap { [UInt8(truncatingIfNeeded: $0), UInt8($0 >> 8)] }
      let big = text.utf16.flatMap { [UInt8($0 >> 8), UInt8(truncatingIfNeeded: $0)] }
      let wide = text.unicodeScalars.flatMap { scalar in
        (0..<4).map { UInt8(truncatingIfNeeded: scalar.value >> ($0 * 8)) }
      }
      for bytes in [little, big, wide] {
        #expect(try read(bytes, as: feed, of: document, charset: "windows-1251") == feed)
      }
    }

    @Test(
      "whatever its carrier says that its bytes of UTF-8 are", arguments: FeedFixture.all)
    func isTheSameMislabelled(fixture: FeedFixture) throws {
      let document = try fixture.document()
      let isUTF8 = document.bytes.withUnsafeBufferPointer { UTF8Check($0).isValid }
      guard isUTF8, let feed = try? FeedParser().parse(document), feed.encoding == "utf-8" else {
        return
      }
      for charset in ["windows-1252", "utf-16", "Shift_JIS", "x-unknown", ""] {
        #expect(try read(document.bytes, as: feed, of: document, charset: charset) == feed)
      }
    }

    /// But for what is said of the encoding.
    private func read(
      _ bytes: [UInt8], as feed: Feed, of document: FeedDocument, charset: String
    ) throws -> Feed {
      var read = try FeedParser().parse(
        FeedDocument(
          bytes, contentType: "text/xml; charset=\(charset)", address: document.address))
      read.encoding = feed.encoding
      read.isRecovered = feed.isRecovered
      return read
    }
  }
}

import Feeds
import Foundation
import HTMLText
import Testing

@testable import FeedParsing

/// Replays what the fuzzers of `Tools/Fuzz` start from and what they have found.
@Suite("What fuzzers found")
struct CorpusTests {
  private static func corpus(_ name: String) throws -> [[UInt8]] {
    let folder = URL(filePath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Fixtures/Corpus/\(name)")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    return try files.map { [UInt8](try Data(contentsOf: folder.appending(path: $0))) }
  }

  @Test("becomes clean text")
  func becomesCleanText() throws {
    for bytes in try Self.corpus("Text") + Self.corpus("XML") {
      let text = DocumentText(bytes)
      let check = text.bytes.withUnsafeBufferPointer { UTF8Check($0) }
      #expect(check.isValid && check.isClean)
    }
  }

  @Test("in feeds keeps what is promised of them")
  func keepsPromises() throws {
    let json = Array("{\"version\":\"https://jsonfeed.org/version/1.1\",".utf8)
    let xml = Array("<rss version='2.0'>".utf8)
    let documents =
      try Self.corpus("XML") + Self.corpus("XML").map { xml + $0 }
      + Self.corpus("JSON").map { json + $0 }
    for document in documents {
      try Promises.expectKept(
        for: FeedDocument(document), String(decoding: document, as: UTF8.self))
    }
  }

  @Test("in dates comes back the same")
  func comesBackAsTheSameDate() throws {
    for bytes in try Self.corpus("Dates") {
      guard let date = FeedDate(String(decoding: bytes, as: UTF8.self))?.date else { continue }
      #expect(FeedDate(DateText.rfc3339(date))?.date == date)
    }
  }

  @Test("in HTML is shown safely")
  func isShownSafely() throws {
    for bytes in try Self.corpus("HTML") {
      let fragment = HTMLFragment(
        String(decoding: bytes, as: UTF8.self), base: "http://a.example/b/")
      let shown = try fragment.plainText + fragment.readableText(width: 40)
      #expect(
        !shown.unicodeScalars.contains { $0.properties.generalCategory == .control && $0 != "\n" })
      #expect(try !fragment.safeHTML.contains("<script"))
    }
  }
}

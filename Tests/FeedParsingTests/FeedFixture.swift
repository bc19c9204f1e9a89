import Feeds
import Foundation
import Testing

/// A feed of `Tests/Fixtures/Feeds`: `KIND/NAME.feed`, its carrier's words in `NAME.carrier` if they
/// matter, and what it has to become: `NAME.expected.json`, or `NAME.expected.error`.
struct FeedFixture: CustomTestStringConvertible, Sendable {
  let kind: String
  let name: String
  private let folder: URL

  static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Fixtures/Feeds")

  /// All of them, by kind and name.
  static let all: [FeedFixture] = {
    let kinds = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return kinds.sorted().flatMap { kind in
      let folder = folder.appending(path: kind)
      let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
      return files.filter { $0.hasSuffix(".feed") }.sorted().map {
        FeedFixture(kind: kind, name: String($0.dropLast(5)), folder: folder)
      }
    }
  }()

  var testDescription: String { "\(kind)/\(name)" }

  func document() throws -> FeedDocument {
    var document = FeedDocument([UInt8](try Data(contentsOf: file("feed"))))
    let carrier = (try? String(contentsOf: file("carrier"), encoding: .utf8)) ?? ""
    for line in carrier.split(separator: "\n") {
      let parts = line.split(separator: ":", maxSplits: 1)
      let value = parts[1].trimmingCharacters(in: .whitespaces)
      if parts[0] == "Address" { document.address = value }
      if parts[0] == "Content-Type" { document.contentType = value }
    }
    return document
  }

  /// The whole JSON, or the error.
  func expected() throws -> String {
    if let json = try? String(contentsOf: file("expected.json"), encoding: .utf8) { return json }
    return try String(contentsOf: file("expected.error"), encoding: .utf8)
  }

  private func file(_ suffix: String) -> URL {
    folder.appending(path: "\(name).\(suffix)")
  }
}

import Benchmarking
import Foundation

/// The feeds that are measured, as files that other parsers can read, too.
struct FeedFiles {
  private let folder: URL

  init(folder: String) {
    self.folder = URL(filePath: folder)
  }

  /// Writes 80 feeds in XML (25 MB), 20 in JSON and one of 48 MB: the same each time.
  func generate() throws {
    var generator = FeedGenerator(seed: 20_260_101)
    let kinds = FeedGenerator.Kind.allCases.filter { $0 != .json }
    for number in 0..<80 {
      let feed = generator.feed(kinds[number % kinds.count], number: number, items: 50)
      try write(feed, to: "xml/\(number).xml")
    }
    for number in 0..<20 {
      try write(generator.feed(.json, number: number, items: 50), to: "json/\(number).json")
    }
    try write(generator.feed(.rssWithCDATA, number: 100, items: 8600), to: "large/100.xml")
  }

  func xml() throws -> [[UInt8]] { try read("xml") }

  func json() throws -> [[UInt8]] { try read("json") }

  func large() throws -> [UInt8] { try read("large").first ?? [] }

  private func read(_ name: String) throws -> [[UInt8]] {
    let folder = folder.appending(path: name)
    return try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
      .map { try Self.bytes(of: folder.appending(path: $0)) }
  }

  static func bytes(of file: URL) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: file))
  }

  private func write(_ feed: [UInt8], to name: String) throws {
    let file = folder.appending(path: name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(feed).write(to: file)
  }
}

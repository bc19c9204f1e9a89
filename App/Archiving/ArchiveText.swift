#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Lines of an archive as text: JSON with keys in snake case, and moments in seconds since 2001 (UTC), as the
/// stores keep them, so that they come back exactly.
enum ArchiveText {
  static func line(_ line: ArchiveLine) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    encoder.keyEncodingStrategy = .convertToSnakeCase
    return String(decoding: try encoder.encode(line), as: UTF8.self) + "\n"
  }

  /// `nil` for a line that isn't of an archive.
  static func read(_ text: [UInt8]) -> ArchiveLine? {
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    return try? decoder.decode(ArchiveLine.self, from: Data(text))
  }
}

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

  /// - Parameter number: of the line, from 1.
  /// - Throws: ``ArchiveError/unreadable(line:reason:)``.
  static func read(_ text: [UInt8], number: Int) throws(ArchiveError) -> ArchiveLine {
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    let line: ArchiveLine
    do {
      line = try decoder.decode(ArchiveLine.self, from: Data(text))
    } catch {
      throw .unreadable(line: number, reason: reason(error))
    }
    if let id = line.ids.first(where: { !(1...idLimit).contains($0.utf8.count) }) {
      let reason = "an id of \(id.utf8.count) bytes is none"
      throw .unreadable(line: number, reason: reason)
    }
    return line
  }

  /// In bytes. Ours have 16; what is ever so long fits into no index.
  private static let idLimit = 64

  private static func reason(_ error: any Error) -> String {
    switch error as? DecodingError {
    case .keyNotFound(let key, let context): "it lacks '\(name(context.codingPath + [key]))'"
    case .typeMismatch(_, let context), .valueNotFound(_, let context),
      .dataCorrupted(let context)
    where !context.codingPath.isEmpty:
      "its '\(name(context.codingPath))' is something else"
    default: "it isn't JSON, or not all of it"
    }
  }

  /// As it's written: `article.first_seen`.
  private static func name(_ path: [any CodingKey]) -> String {
    path.map { key in
      key.stringValue.reduce(into: "") { name, letter in
        name += letter.isUppercase ? "_" + letter.lowercased() : String(letter)
      }
    }.joined(separator: ".")
  }
}

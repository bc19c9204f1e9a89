#if Postgres
  #if canImport(FoundationEssentials)
    internal import FoundationEssentials
  #else
    internal import Foundation
  #endif

  /// A list of values in a column, as a JSON array; an empty list is NULL.
  enum ListColumn {
    static func text<Element: Encodable>(_ list: [Element]) throws -> String? {
      guard !list.isEmpty else { return nil }
      return String(decoding: try JSONEncoder().encode(list), as: UTF8.self)
    }

    /// A list that damage made unreadable is an empty one: it mustn't take its article along.
    static func list<Element: Decodable>(_ text: String?) -> [Element] {
      guard let text else { return [] }
      return (try? JSONDecoder().decode([Element].self, from: Data(text.utf8))) ?? []
    }
  }
#endif

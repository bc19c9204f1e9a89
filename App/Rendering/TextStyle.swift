import HTMLText

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// How text is laid out for whoever reads it.
struct TextStyle: Sendable {
  /// Cells of the terminal; `nil` when a program reads.
  var columns: Int?
  var hasColor: Bool
  /// What relative dates count from.
  var now: Date

  func bold(_ text: String) -> String { escaped(text, "1") }
  func dim(_ text: String) -> String { escaped(text, "2") }
  func warning(_ text: String) -> String { escaped(text, "33") }

  /// Text that a feed brought, on one line, with nothing in it that a terminal would obey. A person
  /// sees no more of it than a page, since a feed may send a title of megabytes.
  func foreign(_ text: String) -> String {
    guard columns != nil, text.utf8.count > Self.longestLine else {
      return TerminalText.sanitized(text)
    }
    let end = text.utf8.index(text.startIndex, offsetBy: Self.longestLine)
    return TerminalText.sanitized(String(text.unicodeScalars[..<end])) + "…"
  }

  /// In bytes.
  private static let longestLine = 4096

  private func escaped(_ text: String, _ code: String) -> String {
    hasColor && !text.isEmpty ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }
}

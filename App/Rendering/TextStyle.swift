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

  /// Text that a feed brought, on one line, with nothing in it that a terminal would obey.
  func foreign(_ text: String) -> String {
    TerminalText.sanitized(text)
  }

  private func escaped(_ text: String, _ code: String) -> String {
    hasColor && !text.isEmpty ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }
}

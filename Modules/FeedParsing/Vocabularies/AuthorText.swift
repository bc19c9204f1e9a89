import Feeds
import HTMLText

/// Reads the people that RSS has in one text: `ann@a.example (Ann)`, `Ann <ann@a.example>`, `Ann`.
enum AuthorText {
  static func author(_ text: [UInt8]) -> FeedAuthor? {
    guard let line = PlainLine.customaryHTML(text) else { return nil }
    for (open, close) in [("(", ")"), ("<", ">")] as [(Character, Character)] {
      guard line.last == close, let start = line.firstIndex(of: open) else { continue }
      let before = String(line[..<start]).nonEmpty
      let inside = String(line[line.index(after: start)...].dropLast()).nonEmpty
      if let before, isMail(before) { return FeedAuthor(name: inside, address: "mailto:" + before) }
      if let inside, isMail(inside) { return FeedAuthor(name: before, address: "mailto:" + inside) }
    }
    if isMail(line) { return FeedAuthor(address: "mailto:" + line) }
    return FeedAuthor(name: line)
  }

  static func isMail(_ text: String) -> Bool {
    let parts = text.split(separator: "@", omittingEmptySubsequences: false)
    return parts.count == 2 && parts.allSatisfy { !$0.isEmpty }
      && !text.contains { $0.isWhitespace || "<>\"()[],;:\\".contains($0) }
  }
}

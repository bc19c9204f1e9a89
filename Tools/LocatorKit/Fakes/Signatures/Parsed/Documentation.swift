import SwiftSyntax

/// The documentation before a declaration.
enum Documentation {
  /// Its lines, each with its `///`.
  static func lines(before node: some SyntaxProtocol) -> [String] {
    var lines: [String] = []
    var newlines = 0
    for piece in node.leadingTrivia {
      switch piece {
      case .docLineComment(let text):
        lines.append(text)
        newlines = 0
      case .docBlockComment(let text):
        lines = block(text)
        newlines = 0
      case .newlines(let count), .carriageReturnLineFeeds(let count), .carriageReturns(let count):
        newlines += count
        // What stands apart documents something else.
        if newlines > 1 { lines = [] }
      case .lineComment, .blockComment: lines = []
      default: break
      }
    }
    return lines.map { line in
      String(line.reversed().drop { $0 == " " || $0 == "\t" || $0 == "\r" }.reversed())
    }
  }

  private static func block(_ text: String) -> [String] {
    var inner = text.dropFirst(3)
    if inner.hasSuffix("*/") { inner = inner.dropLast(2) }
    let lines = inner.split(whereSeparator: \.isNewline).map { line in
      var line = line.drop { $0 == " " || $0 == "\t" }
      if line.first == "*" { line = line.dropFirst() }
      return line.first == " " ? line.dropFirst() : line
    }
    return lines.drop { $0.isEmpty }.map { $0.isEmpty ? "///" : "/// \($0)" }
  }
}

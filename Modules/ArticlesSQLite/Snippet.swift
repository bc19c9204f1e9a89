internal import Articles

/// What FTS5's `snippet()` made, in pieces.
struct Snippet {
  /// Control characters, that no text has a use for, mark what matched; ``unmarked(_:)`` keeps them out
  /// of the text itself.
  static let begin = "\u{2}"
  static let end = "\u{3}"

  let pieces: [SearchHit.Piece]

  var hasMatch: Bool { pieces.contains(where: \.isMatch) }

  init(marked text: String) {
    var pieces: [SearchHit.Piece] = []
    var rest = text.unicodeScalars[...]
    func take(until mark: String, isMatch: Bool) {
      let part = rest.prefix { String($0) != mark }
      rest = rest.dropFirst(part.count + 1)
      if !part.isEmpty { pieces.append(SearchHit.Piece(String(part), isMatch: isMatch)) }
    }
    while !rest.isEmpty {
      take(until: Self.begin, isMatch: false)
      take(until: Self.end, isMatch: true)
    }
    self.pieces = pieces
  }

  /// The text without what would be taken for a mark.
  static func unmarked(_ text: String) -> String {
    var text = text
    var hasMark = false
    text.withUTF8 { bytes in
      // To the end, as this sees all text that is indexed: so the processor takes many bytes at once.
      for byte in bytes where isMark(byte) { hasMark = true }
    }
    return hasMark ? String(decoding: text.utf8.filter { !isMark($0) }, as: UTF8.self) : text
  }

  private static func isMark(_ byte: UInt8) -> Bool {
    byte & 0xFE == 2
  }
}

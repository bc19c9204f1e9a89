/// The text of a paragraph in the making: white space folded, unless it's preformatted.
struct InlineText {
  /// UTF-8.
  private var text: [UInt8] = []
  private var endsInSpace = true
  /// Text was put here that isn't only a mark.
  private var isEmpty = true

  mutating func append(_ raw: String, isPreformatted: Bool) {
    if isPreformatted {
      let lines = raw.utf8.split(separator: Self.tab, omittingEmptySubsequences: false)
      let spaced = lines.map { String(Substring($0)) }.joined(separator: "    ")
      text += TerminalText.sanitized(spaced, keepsLines: true).utf8
      isEmpty = isEmpty && raw.isEmpty
    } else {
      for byte in TerminalText.sanitized(raw).utf8 { append(byte) }
    }
  }

  /// Puts a byte in, spaces only between words.
  private mutating func append(_ byte: UInt8) {
    guard byte != Self.space || !endsInSpace else { return }
    text.append(byte)
    endsInSpace = byte == Self.space
    if !endsInSpace { isEmpty = false }
  }

  mutating func append(picture alternative: String?) {
    guard let alternative, !alternative.allSatisfy(\.isWhitespace) else { return }
    append(" [", isPreformatted: false)
    append(alternative, isPreformatted: false)
    append("] ", isPreformatted: false)
  }

  mutating func append(mark: String) {
    text += mark.utf8
    if !mark.isEmpty { endsInSpace = false }
  }

  mutating func append(closingMark mark: String) {
    if !mark.isEmpty, text.suffix(mark.utf8.count).elementsEqual(mark.utf8) {
      // There was nothing in between.
      text.removeLast(mark.utf8.count)
    } else {
      text += mark.utf8
    }
  }

  /// Puts a note behind the last word.
  mutating func append(note: String) {
    if text.last == Self.space { text.removeLast() }
    if let last = text.last, last != Self.lineFeed { text.append(Self.space) }
    text += note.utf8
    endsInSpace = false
    isEmpty = false
  }

  mutating func breakLine() {
    if text.last == Self.space { text.removeLast() }
    text.append(Self.lineFeed)
    endsInSpace = true
  }

  /// The text, which is then gone; `nil` if there is none.
  mutating func take(isPreformatted: Bool) -> String? {
    defer { self = InlineText() }
    guard !isEmpty else { return nil }
    var rest = text[...]
    while rest.last == Self.lineFeed || rest.last == Self.space { rest.removeLast() }
    while rest.first == Self.lineFeed || (!isPreformatted && rest.first == Self.space) {
      rest.removeFirst()
    }
    return rest.isEmpty ? nil : rest.withUnsafeBufferPointer { String(validUTF8: $0) }
  }

  private static let space = UInt8(ascii: " ")
  private static let lineFeed = UInt8(ascii: "\n")
  private static let tab = UInt8(ascii: "\t")
}

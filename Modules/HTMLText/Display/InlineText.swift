/// The text of a paragraph in the making: white space folded, unless it's preformatted.
struct InlineText {
  private var text = ""
  private var endsInSpace = true
  /// Text was put here that isn't only a mark.
  private var isEmpty = true

  mutating func append(_ raw: String, isPreformatted: Bool) {
    if isPreformatted {
      let lines = raw.split(separator: "\t", omittingEmptySubsequences: false)
      text += TerminalText.sanitized(lines.joined(separator: "    "), keepsLines: true)
      isEmpty = isEmpty && raw.isEmpty
      return
    }
    var words = String.UnicodeScalarView()
    for scalar in raw.unicodeScalars {
      if scalar == " " || scalar == "\n" || scalar == "\t" || scalar == "\r" {
        if !endsInSpace { words.append(" ") }
        endsInSpace = true
      } else {
        words.append(scalar)
        endsInSpace = false
        isEmpty = false
      }
    }
    text += TerminalText.sanitized(String(words))
  }

  mutating func append(picture alternative: String?) {
    guard let alternative, !alternative.allSatisfy(\.isWhitespace) else { return }
    append(" [", isPreformatted: false)
    append(alternative, isPreformatted: false)
    append("] ", isPreformatted: false)
  }

  mutating func append(mark: String) {
    text += mark
    if !mark.isEmpty { endsInSpace = false }
  }

  mutating func append(closingMark mark: String) {
    if !mark.isEmpty, text.hasSuffix(mark) {
      // There was nothing in between.
      text.removeLast(mark.count)
    } else {
      text += mark
    }
  }

  /// Puts a note behind the last word.
  mutating func append(note: String) {
    if text.hasSuffix(" ") { text.removeLast() }
    text += (text.isEmpty || text.hasSuffix("\n") ? "" : " ") + note
    endsInSpace = false
    isEmpty = false
  }

  mutating func breakLine() {
    if text.hasSuffix(" ") { text.removeLast() }
    text += "\n"
    endsInSpace = true
  }

  /// The text, which is then gone; `nil` if there is none.
  mutating func take(isPreformatted: Bool) -> String? {
    defer { self = InlineText() }
    guard !isEmpty else { return nil }
    var rest = Substring(text)
    while rest.last == "\n" || rest.last == " " { rest.removeLast() }
    while rest.first == "\n" || (!isPreformatted && rest.first == " ") { rest.removeFirst() }
    return rest.isEmpty ? nil : String(rest)
  }
}

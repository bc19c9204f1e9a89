/// Breaks a paragraph into lines of so many cells.
struct LineWrapper {
  let width: Int

  /// - Parameter paragraph: Words with single spaces between them; a line feed always breaks.
  func lines(_ paragraph: String) -> [String] {
    paragraph.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .flatMap { wrapped($0) }
  }

  private func wrapped(_ text: Substring.UTF8View) -> [String] {
    var lines: [String] = []
    var line = ""
    var lineWidth = 0
    for word in text.split(separator: UInt8(ascii: " ")).map({ Substring($0) }) {
      let wordWidth = word.cellWidth
      if lineWidth > 0, lineWidth + 1 + wordWidth <= width {
        line += " " + word
        lineWidth += 1 + wordWidth
        continue
      }
      if lineWidth > 0 { lines.append(line) }
      var pieces = pieces(of: word, wordWidth)
      let last = pieces.removeLast()
      lines += pieces.map(String.init)
      (line, lineWidth) = (String(last), last.cellWidth)
    }
    lines.append(line)
    return lines
  }

  /// The word, cut where it's wider than a line. An address is left whole, so that it can be followed.
  /// Takes one pass, since a feed may send a word of any length.
  private func pieces(of word: Substring, _ wordWidth: Int) -> [Substring] {
    guard wordWidth > width, !word.contains("://") else { return [word] }
    var pieces: [Substring] = []
    var start = word.startIndex
    var cells = 0
    for (index, character) in zip(word.indices, word) {
      let characterWidth = character.cellWidth
      if cells > 0, cells + characterWidth > width {
        pieces.append(word[start..<index])
        (start, cells) = (index, 0)
      }
      cells += characterWidth
    }
    return pieces + [word[start...]]
  }
}

import HTMLText
import Testing

@Suite("Text for a terminal")
struct TerminalTextTests {
  @Test(
    "can't command it",
    arguments: [
      ("a\u{1B}[31mb", "a␛[31mb"), ("a\u{7}b\u{8}", "a␇b␈"), ("\u{9B}31m", "\u{FFFD}31m"),
      ("\u{7F}", "␡"), ("a\u{202E}b\u{2066}c\u{200F}", "a\u{FFFD}b\u{FFFD}c\u{FFFD}"),
      ("a\tb\nc\r\nd\u{2028}e", "a b c d e"), ("é日🙂", "é日🙂"), ("", ""),
    ])
  func cannotCommand(text: String, safe: String) {
    #expect(TerminalText.sanitized(text) == safe)
  }

  @Test("keeps its lines if asked to")
  func keepsLines() {
    #expect(TerminalText.sanitized("a\r\nb\nc\rd\u{1B}", keepsLines: true) == "a\nb\nc\nd␛")
  }

  @Test(
    "takes so many cells",
    arguments: [
      ("abc", 3), ("日本", 4), ("é", 1), ("e\u{301}", 1), ("🙂", 2), ("👩‍👩‍👧", 2), ("🇩🇪", 2), ("❤️", 2),
      ("한국", 4), ("ｱ", 1), ("Ａ", 2), ("", 0), ("\u{200B}a", 1), ("—“”", 3), ("Привет", 6), ("ก็", 1),
    ])
  func takesCells(text: String, cells: Int) {
    #expect(text.cellWidth == cells)
  }
}

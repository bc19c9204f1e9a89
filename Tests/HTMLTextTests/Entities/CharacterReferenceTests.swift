import HTMLText
import Testing

@Suite("A character reference")
struct CharacterReferenceTests {
  private func read(_ text: String) -> CharacterReference? {
    var text = text
    return text.withUTF8 { CharacterReference(in: $0, at: 0) }
  }

  @Test(
    "stands for what HTML says",
    arguments: [
      ("&amp;", "&", 5), ("&eacute;x", "é", 8), ("&eacute x", "é", 7), ("&#233;", "é", 6),
      ("&#xE9;", "é", 6), ("&#XE9 ", "é", 5), ("&#128;", "€", 6), ("&#x95;", "•", 6),
      ("&#0;", "\u{FFFD}", 4), ("&#x110000;", "\u{FFFD}", 10), ("&#99999999999;", "\u{FFFD}", 14),
      ("&#xD800;", "\u{FFFD}", 8), ("&#xD83D;&#xDE00;", "😀", 16), ("&#55357;&#56832;", "😀", 16),
      ("&#7;", "", 4), ("&#10;", "\n", 5), ("&NotEqualTilde;", "≂̸", 15), ("&Tab;", "\t", 5),
      ("&AMP", "&", 4), ("&nbsp", "\u{A0}", 5),
    ])
  func standsFor(text: String, characters: String, end: Int) {
    let reference = read(text)
    #expect(reference?.characters == characters)
    #expect(reference?.end == end)
  }

  @Test(
    "isn't every ampersand",
    arguments: [
      "&", "& ", "&;", "&x", "&foo;", "&hellip", "&#;", "&#x;", "&#g;", "&copy=1", "&ampx",
    ])
  func isNone(text: String) {
    #expect(read(text) == nil)
  }

  @Test("has all of HTML's names")
  func hasAllNames() {
    #expect(CharacterReference.characters(named: "zwnj") == "\u{200C}")
    #expect(CharacterReference.characters(named: "Aacute") == "Á")
    #expect(CharacterReference.characters(named: "CounterClockwiseContourIntegral") == "∳")
    #expect(CharacterReference.characters(named: "nothing") == nil)
  }
}

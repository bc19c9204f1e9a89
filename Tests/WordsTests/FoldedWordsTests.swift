import Testing
import Words

@Suite("Folded words of a text, one after the other,")
struct FoldedWordsTests {
  @Test(
    "are those that are told with their places",
    arguments: [
      "", "  ", "One, two-THREE", "it's 3.14", "it’s “quoted” – DASH", "日本語 の", "E\u{301}tude",
      "\u{301}a b\u{301}", "a\0b", "👍ok👍", "½ ¼", "Straße ÄÖÜß x", "ΑΘΗΝΑΣ ΑΘΗΝΑΣ.", "İstanbul I",
      "\u{F8D0}0 \u{F8D0}", "x\u{A0}y\u{200B}z\u{FEFF}", "aBc…dEf", "ends with É",
    ])
  func same(text: String) {
    var folded: [String] = []
    Word.forEachFolded(in: text) { folded.append(String(decoding: $0, as: UTF8.self)) }
    #expect(folded == Word.all(in: text).map(\.folded))
  }

  @Test("are those of any text that is put together of odd pieces")
  func random() {
    let pieces = [
      "a", "Z", "9", " ", "-", "\0", "é", "e\u{301}", "ß", "Σ", "日", "👍", "’", "\u{F8D0}",
    ]
    for _ in 0..<500 {
      let text = (0..<12).map { _ in pieces[.random(in: pieces.indices)] }.joined()
      same(text: text)
    }
  }
}

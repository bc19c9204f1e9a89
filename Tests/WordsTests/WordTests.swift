import Testing
import Words

@Suite("Words of a text")
struct WordTests {
  @Test(
    "are its runs of letters and digits",
    arguments: [
      ("", []), ("  ", []), ("one", ["one"]), ("one, two-three", ["one", "two", "three"]),
      ("it's 3.14", ["it", "s", "3", "14"]), ("日本語 の", ["日本語", "の"]),
      ("e\u{301}tude", ["etude"]), ("a\0b", ["a", "b"]), ("👍 ok", ["ok"]), ("½ ¼", ["½", "¼"]),
      ("Οδος ΟΔΟΣ", ["οδοσ", "οδοσ"]), ("\u{B5}m \u{3BC}m", ["\u{3BC}m", "\u{3BC}m"]),
    ])
  func words(text: String, words: [String]) {
    #expect(Word.all(in: text).map(\.folded) == words)
  }

  @Test("know where they stand")
  func ranges() {
    let text = "Ein Café, zwei"
    #expect(Word.all(in: text).map { text[$0.range] } == ["Ein", "Café", "zwei"])
  }
}

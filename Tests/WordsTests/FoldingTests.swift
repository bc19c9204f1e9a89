import Testing
import Words

@Suite("Folding")
struct FoldingTests {
  @Test(
    "makes text comparable whatever its case and accents",
    arguments: [
      ("", ""), ("ABC", "abc"), ("Zürich", "zurich"), ("cafe\u{301}", "cafe"), ("Ế", "e"),
      ("ŠKODA", "skoda"), ("Øre", "øre"), ("Straße", "straße"), ("МИР", "мир"), ("日本", "日本"),
    ])
  func folds(text: String, folded: String) {
    #expect(Folding.fold(text) == folded)
  }
}

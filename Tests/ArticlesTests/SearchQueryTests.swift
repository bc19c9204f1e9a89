import Articles
import Testing

@Suite("A search query")
struct ASearchQuery {
  typealias Term = SearchQuery.Term

  @Test(
    "reads what a person typed",
    arguments: [
      ("swift", [Term(words: ["swift"])]),
      ("swift concurrency", [Term(words: ["swift"]), Term(words: ["concurrency"])]),
      ("\"swift concurrency\"", [Term(words: ["swift", "concurrency"])]),
      ("conc*", [Term(words: ["conc"], isPrefix: true)]),
      ("\"swift conc\"*", [Term(words: ["swift", "conc"], isPrefix: true)]),
      ("-java", [Term(words: ["java"], isExcluded: true)]),
      ("title:swift", [Term(words: ["swift"], isInTitle: true)]),
      ("Title:swift", [Term(words: ["swift"], isInTitle: true)]),
      (
        "-title:\"old news\"",
        [Term(words: ["old", "news"], isExcluded: true, isInTitle: true)]
      ),
      ("日本 Привет", [Term(words: ["日本"]), Term(words: ["Привет"])]),
    ])
  func reads(text: String, terms: [Term]) {
    #expect(SearchQuery(text).terms == terms)
  }

  @Test(
    "takes whatever else is typed for words, and what has no letter for nothing",
    arguments: [
      ("", []), ("   ", []), ("-", []), ("\"", []), ("\"\"", []), ("*", []), ("title:", []),
      ("- - \" *", []),
      ("\"not closed", [Term(words: ["not", "closed"])]),
      ("it's", [Term(words: ["it", "s"])]),
      ("a\"b\"", [Term(words: ["a"]), Term(words: ["b"])]),
      ("NEAR(a b)", [Term(words: ["NEAR", "a"]), Term(words: ["b"])]),
      ("a\0b", [Term(words: ["a", "b"])]),
      ("author:ann", [Term(words: ["author", "ann"])]),
    ])
  func takesTheRestForWords(text: String, terms: [Term]) {
    #expect(SearchQuery(text).terms == terms)
  }
}

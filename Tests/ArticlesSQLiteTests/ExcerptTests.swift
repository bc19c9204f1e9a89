import SQLite
import Testing

@testable import ArticlesSQLite

@Suite("The part of a text that a search shows")
struct ExcerptTests {
  private let store: TestStore
  private let connection: Connection

  init() throws {
    store = try TestStore()
    connection = try store.repository().opener.open()
    try connection.execute("CREATE VIRTUAL TABLE temp.texts USING fts5 (body, title)")
  }

  @Test("is the one that FTS5 itself would show", arguments: ["a", "a b", "a* AND c", "é OR b"])
  func same(query: String) throws {
    var generator = SeededGenerator(seed: 7)
    let words = ["a", "b", "c", "É", "ab", "ding", "ding", "ding", "…", "Ünï"]
    let ends = [" ", " ", " ", ", ", ". ", ":\n", ".", "\t"]
    for _ in 0..<500 {
      let text = (0..<Int.random(in: 0...90, using: &generator)).map { _ in
        (words.randomElement(using: &generator) ?? "")
          + (ends.randomElement(using: &generator) ?? "")
      }
      try insert(body: text.joined(), title: "")
    }
    let shown: [(String, String)] = try connection.rows(
      "SELECT excerpt(texts), snippet(texts, 0, char(2), char(3), '…', 24) FROM texts(?)", [query]
    ) { ($0[0], $0[1]) }
    #expect(shown.count > 100)
    for (excerpt, snippet) in shown { #expect(excerpt == snippet) }
  }

  @Test("is of the title where the body has nothing of it")
  func title() throws {
    try insert(body: "other words", title: "A needle here")
    #expect(try excerpt("needle") == "A \u{2}needle\u{3} here")
  }

  @Test("marks as much of a phrase as there is room for")
  func long() throws {
    let words = (0..<40).map { "w\($0)" }
    try insert(body: "before " + words.joined(separator: " "), title: "")
    let shown = words.prefix(23).joined(separator: " ")
    #expect(try excerpt("\"\(words.joined(separator: " "))\"") == "before \u{2}\(shown)\u{3}…")
  }

  private func insert(body: String, title: String) throws {
    try connection.run("INSERT INTO texts (body, title) VALUES (?, ?)", [body, title])
  }

  private func excerpt(_ query: String) throws -> String? {
    try connection.first("SELECT excerpt(texts) FROM texts(?)", [query]) { $0[0] }
  }
}

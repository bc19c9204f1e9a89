import Articles
import Testing

@testable import ArticlesSQLite

@Suite("A text is kept")
struct SavedTextsTests {
  private let texts = SavedTexts()
  private let text = SearchText(ArticleDraft(identity: "a", title: "Title"), plainText: \.self)

  @Test("for the row that was written, once")
  func once() {
    texts.keep(text, row: 1, texts.expect([1], dataVersion: 1))
    #expect(texts.take(1, dataVersion: 1)?.title == "Title")
    #expect(texts.take(1, dataVersion: 1) == nil)
  }

  @Test("unless its row was written again before it was made")
  func late() {
    let ticket = texts.expect([1], dataVersion: 1)
    _ = texts.expect([1], dataVersion: 1)
    texts.keep(text, row: 1, ticket)
    #expect(texts.take(1, dataVersion: 1) == nil)
  }

  @Test("unless its row was indexed before it was made")
  func indexed() {
    let ticket = texts.expect([1], dataVersion: 1)
    _ = texts.take(1, dataVersion: 1)
    texts.keep(text, row: 1, ticket)
    #expect(texts.take(1, dataVersion: 1) == nil)
  }

  @Test("until another connection wrote")
  func elsewhere() {
    texts.keep(text, row: 1, texts.expect([1], dataVersion: 1))
    #expect(texts.take(1, dataVersion: 2) == nil)
    let ticket = texts.expect([2], dataVersion: 2)
    _ = texts.expect([3], dataVersion: 3)
    texts.keep(text, row: 2, ticket)
    #expect(texts.take(2, dataVersion: 3) == nil)
  }
}

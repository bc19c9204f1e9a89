import Testing

@testable import ArticlesSQLite

@Suite("Texts that wait for the index")
struct SavedTextsTests {
  private let texts = SavedTexts()
  private let text = SearchText(title: "Title", body: "body")

  private let article = QueuedArticle(article: 1, revision: 7)

  @Test("are handed out once")
  func once() {
    texts.expect([article])
    texts.keep(text, of: article)
    #expect(texts.take(article) == text)
    #expect(texts.take(article) == nil)
  }

  @Test("are no other state's of the same article")
  func revision() {
    texts.expect([article])
    texts.keep(text, of: article)
    #expect(texts.take(QueuedArticle(article: 1, revision: 8)) == nil)
  }

  @Test("aren't kept for what was indexed before they came")
  func late() {
    texts.expect([article])
    #expect(texts.take(article) == nil)
    texts.keep(text, of: article)
    #expect(texts.take(article) == nil)
  }

  @Test("are many, and then too many to keep more")
  func limits() {
    let long = SearchText(title: "", body: String(repeating: "x", count: 5 << 20))
    let articles = (1...3).map { QueuedArticle(article: $0, revision: 1) }
    texts.expect(articles)
    texts.keep(long, of: articles[0])
    #expect(!texts.areMany)
    texts.keep(long, of: articles[1])
    #expect(texts.areMany)
    texts.keep(long, of: articles[2])
    #expect(texts.take(articles[2]) == nil)
    #expect(texts.take(articles[1]) == long)
    #expect(!texts.areMany)
  }
}

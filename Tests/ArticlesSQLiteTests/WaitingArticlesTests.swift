import Articles
import Foundation
import Testing

@testable import ArticlesSQLite

@Suite("An article that waits for the index")
struct WaitingArticlesTests {
  private let store: TestStore
  private let repository: SQLiteArticleRepository

  init() async throws {
    store = try TestStore()
    repository = store.repository()
    try await save("<p>first</p>", by: repository)
  }

  @Test("is indexed by the text that was made when it was saved")
  func known() async throws {
    #expect(try await found("first") == 1)
    #expect(try await repository.checkIntegrity() == IntegrityReport())
  }

  @Test("is indexed by its last text when it was saved again")
  func savedAgain() async throws {
    try await save("<p>second</p>", by: repository)
    #expect(try await found("first") == 0)
    #expect(try await found("second") == 1)
    #expect(try await repository.checkIntegrity() == IntegrityReport())
  }

  @Test("is indexed by its last text when another process saved it again")
  func savedElsewhere() async throws {
    try await save("<p>second</p>", by: store.repository())
    #expect(try await found("first") == 0)
    #expect(try await found("second") == 1)
    #expect(try await repository.checkIntegrity() == IntegrityReport())
  }

  @Test("is forgotten when it's pruned, and its row is another's")
  func pruned() async throws {
    _ = try await repository.prune(PruneRequest(before: .distantFuture, includesUnread: true))
    try await save("<p>second</p>", identity: "other", by: repository)
    #expect(try await found("first") == 0)
    #expect(try await found("second") == 1)
    #expect(try await repository.checkIntegrity() == IntegrityReport())
  }

  private func save(
    _ html: String, identity: String = "one", by repository: SQLiteArticleRepository
  ) async throws {
    let feed = try await repository.subscribe(to: TestStore.address, title: nil, tags: [])
    let draft = ArticleDraft(identity: identity, content: ArticleContent(html: html))
    _ = try await repository.save(
      .changed(FetchedFeed(articles: [draft])), for: feed.id, at: TestStore.time)
  }

  private func found(_ word: String) async throws -> Int {
    try await repository.search(SearchQuery(word), limit: 9).count
  }
}

import Articles
import SQLite
import Testing

@testable import ArticlesSQLite

@Suite("SQLite's plan for")
struct PlanTests {
  private let store: TestStore
  private let connection: Connection

  init() async throws {
    store = try TestStore()
    try await store.repository().fill(1)
    let opener = store.repository().opener
    connection = try opener.open()
    try opener.searchFile.use(on: connection) { _ in }
  }

  @Test(
    "a list walks an index in order, and sorts only articles of one moment",
    arguments: [
      (ArticleQuery(limit: 50), "SCAN a USING INDEX articles_by_date"),
      (ArticleQuery(isUnread: true, limit: 50), "SCAN a USING INDEX articles_unread"),
      (ArticleQuery(isStarred: true, limit: 50), "SCAN a USING INDEX articles_starred"),
      (
        ArticleQuery(isUnread: true, order: .oldest, limit: 50),
        "SCAN a USING INDEX articles_unread"
      ),
      (
        ArticleQuery(subscription: TestStore.id, limit: 50),
        "SEARCH a USING INDEX articles_by_subscription (subscription=?)"
      ),
      (
        ArticleQuery(isUnread: true, subscription: TestStore.id, limit: 50),
        "SEARCH a USING INDEX articles_unread_by_subscription (subscription=?)"
      ),
      (
        ArticleQuery(since: TestStore.time, limit: 50),
        "SEARCH a USING INDEX articles_by_date (sort_date>?)"
      ),
    ])
  func list(query: ArticleQuery, step: String) throws {
    let plan: [String] = try connection.rows(
      "EXPLAIN QUERY PLAN " + ArticlesTable.listing(query).sql, ArticlesTable.listing(query).values
    ) { $0[3] }
    #expect(plan.first == step)
    #expect(plan.last == "USE TEMP B-TREE FOR RIGHT PART OF ORDER BY")
  }

  @Test(
    "a search walks the newest first, sorts only what it compares, and walks once more over what it shows"
  )
  func search() throws {
    let plan: [String] = try connection.rows(
      "EXPLAIN QUERY PLAN " + SearchIndex.query, ["word", 20, "", ""]
    ) { $0[3] }
    let walks = plan.filter { $0.hasPrefix("SCAN search VIRTUAL TABLE") }
    #expect(walks.count == 2)
    #expect(plan.firstIndex(of: try #require(walks.first)) == 2)
    // From a number to a number.
    #expect(try #require(walks.last).hasSuffix("><"), "\(plan)")
    #expect(plan.count { $0 == "USE TEMP B-TREE FOR ORDER BY" } == 2, "\(plan)")
  }

  @Test("the ids that a feed brings looks each up in indexes")
  func known() throws {
    let plan: [String] = try connection.rows(
      "EXPLAIN QUERY PLAN " + ArticlesSaver.knownIDs, ["[]"]
    ) { $0[3] }
    #expect(
      plan.filter { $0.hasPrefix("SEARCH") } == [
        "SEARCH articles USING COVERING INDEX sqlite_autoindex_articles_1 (id=?)",
        "SEARCH aliases USING PRIMARY KEY (id=?)", "SEARCH tombstones USING PRIMARY KEY (id=?)",
      ])
  }

  @Test("an article by the start of its id looks it up")
  func prefix() throws {
    let listing = ArticlesTable.listing(ArticleQuery(idPrefix: "abc"))
    let plan: [String] = try connection.rows(
      "EXPLAIN QUERY PLAN " + listing.sql, listing.values
    ) { $0[3] }
    #expect(plan.first == "SEARCH a USING INDEX sqlite_autoindex_articles_1 (id>? AND id<?)")
  }
}

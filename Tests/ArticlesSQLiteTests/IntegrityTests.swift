import Articles
import Foundation
import SQLite
import Testing

@testable import ArticlesSQLite

@Suite("A check of a store")
struct IntegrityTests {
  private let store: TestStore
  private let repository: SQLiteArticleRepository

  init() async throws {
    store = try TestStore()
    repository = store.repository()
    try await repository.fill(40)
    _ = try await repository.search(SearchQuery("word7"), limit: 1)
  }

  @Test("finds articles that no search would, and indexes them")
  func forgotten() async throws {
    try connection().run("DELETE FROM documents WHERE article <= 2")
    let report = try await repository.checkIntegrity()
    #expect(report == IntegrityReport(repairs: ["2 articles were missing from the search index"]))
    try await expectAllFound()
  }

  @Test("finds that the index is gone, and makes it again")
  func noIndex() async throws {
    try FileManager.default.removeItem(atPath: store.path + ".search")
    let report = try await repository.checkIntegrity()
    #expect(report == IntegrityReport(repairs: [SearchIndex.absence]))
    try await expectAllFound()
  }

  @Test("finds that the index says something else than the articles, and makes it again")
  func differs() async throws {
    try connection().run("UPDATE contents SET html = 'other' WHERE article = 1")
    let report = try await repository.checkIntegrity()
    #expect(report.problems == [])
    #expect(report.repairs.count == 1)
    #expect(try await repository.search(SearchQuery("other"), limit: 9).count == 1)
    #expect(try await repository.checkIntegrity() == IntegrityReport())
  }

  @Test("makes an index again that a search found damaged, and named")
  func damagedIndex() async throws {
    try connection().run("UPDATE search_data SET block = x'00ff' WHERE id > 10")
    await #expect(
      throws: ArticleRepositoryError.damagedIndex(
        location: store.path + ".search", detail: "database disk image is malformed")
    ) { try await repository.search(SearchQuery("word7"), limit: 99) }
    let report = try await repository.checkIntegrity()
    #expect(report == IntegrityReport(repairs: [SearchIndex.damage]))
    try await expectAllFound()
  }

  @Test("removes what belongs to an article that isn't there")
  func orphans() async throws {
    try connection().execute(
      "PRAGMA foreign_keys = OFF; INSERT INTO contents (article, html) VALUES (999, 'lost')")
    let report = try await repository.checkIntegrity()
    #expect(
      report
        == IntegrityReport(
          repairs: ["1 of contents without what they belong to"],
          copy: store.path + ".damaged-1"))
    #expect(try await repository.checkIntegrity() == IntegrityReport())
  }

  @Test("makes a damaged order again from the articles, a copy aside")
  func damagedOrder() async throws {
    let before = try await repository.articlesList(ArticleQuery())
    try overwritePage(of: "articles_by_date")
    let damaged = store.repository()
    let report = try await damaged.checkIntegrity()
    #expect(report.problems == [])
    #expect(!report.repairs.isEmpty)
    #expect(report.copy == store.path + ".damaged-1")
    #expect(try await damaged.articlesList(ArticleQuery()) == before)
    #expect(try await damaged.checkIntegrity() == IntegrityReport())
  }

  @Test("reports what is lost, a copy aside, and keeps all that can be read")
  func damagedContents() async throws {
    let before = try await repository.articlesList(ArticleQuery())
    try overwritePage(of: "contents")
    let damaged = store.repository()
    let report = try await damaged.checkIntegrity()
    #expect(
      report
        == IntegrityReport(
          problems: [
            "40 articles lost their texts; the next refresh brings what the feeds still have"
          ],
          repairs: ["made again from what can be read: 1 feeds with 40 articles"],
          copy: store.path + ".damaged-1"))
    #expect(try await damaged.articlesList(ArticleQuery()) == before)
    #expect(try await damaged.checkIntegrity() == IntegrityReport())
    try await damaged.fill(40)
    #expect(
      try await damaged.content(of: ArticleID(subscription: TestStore.id, identity: "0-1"))
        == TestStore.drafts(2)[1].content)
  }

  @Test("keeps the articles of a feed that is lost, and gives them back once it's followed again")
  func lostFeed() async throws {
    let before = try await repository.articlesList(ArticleQuery())
    try overwritePage(of: "subscriptions")
    try overwritePage(of: "sqlite_autoindex_subscriptions_1")
    try overwritePage(of: "sqlite_autoindex_subscriptions_2")
    let damaged = store.repository()
    let report = try await damaged.checkIntegrity()
    #expect(
      report.problems == [
        "1 feeds are lost; their articles are kept under 'Lost feed'", "feeds may be missing",
      ])
    #expect(try await damaged.subscriptions().map(\.title) == ["Lost feed 1"])
    #expect(
      try await damaged.articlesList(ArticleQuery()).map(\.id) == before.map(\.id))
    try await damaged.fill(40)
    #expect(try await damaged.articlesList(ArticleQuery()) == before)
  }

  @Test("finds the address of a feed in the index, where the feed itself is lost")
  func lostFeedsAddress() async throws {
    try overwritePage(of: "subscriptions")
    let damaged = store.repository()
    let report = try await damaged.checkIntegrity()
    #expect(
      report.problems == ["1 feeds lost all but their addresses", "feeds may be missing"])
    #expect(
      try await damaged.subscriptions() == [
        Subscription(
          id: TestStore.id, address: TestStore.address, title: TestStore.address, unreadCount: 40,
          totalCount: 40)
      ])
  }

  @Test("finds the marks of articles in the indexes, where the articles themselves are lost")
  func lostArticles() async throws {
    let first = try #require(try await repository.articlesList(ArticleQuery(limit: 1)).first)
    let query = ArticleQuery(idPrefix: first.id.rawValue)
    _ = try await repository.mark(.starred, query)
    _ = try await repository.mark(.read, query)
    try overwritePage(of: "articles")
    let damaged = store.repository()
    let report = try await damaged.checkIntegrity()
    #expect(report.problems.first == "40 articles lost all but their dates and marks")
    try await damaged.fill(40)
    var starred = first
    (starred.isRead, starred.isStarred, starred.isUpdated) = (true, true, true)
    starred.firstSeen = first.sortDate
    #expect(try await damaged.articlesList(ArticleQuery(isStarred: true)) == [starred])
    #expect(try await damaged.articlesList(ArticleQuery(isUnread: true)).count == 39)
  }

  @Test("of a store that ends too soon keeps what is there, and is done after one run")
  func truncated() async throws {
    try settle()
    let size = try FileHandle(forReadingFrom: URL(filePath: store.path)).seekToEnd()
    let handle = try FileHandle(forUpdating: URL(filePath: store.path))
    try handle.truncate(atOffset: size * 2 / 3 + 100)
    try handle.close()
    let damaged = store.repository()
    let report = try await damaged.checkIntegrity()
    #expect(report.copy == store.path + ".damaged-1")
    #expect(report.repairs.first == "made again from what can be read: 1 feeds with 40 articles")
    #expect(try await damaged.checkIntegrity() == IntegrityReport())
    try await damaged.fill(40)
    try await expectAllFound(damaged)
  }

  @Test("of what can't be read at all keeps a copy, and begins anew")
  func beyond() async throws {
    try settle()
    let handle = try FileHandle(forUpdating: URL(filePath: store.path))
    try handle.seek(toOffset: 100)
    try handle.write(contentsOf: Data(repeating: 0xff, count: 5_000))
    try handle.close()
    let before = try Data(contentsOf: URL(filePath: store.path))
    let damaged = store.repository()
    await #expect(
      throws: ArticleRepositoryError.damaged(
        location: store.path, detail: "database disk image is malformed")
    ) { try await damaged.articlesList(ArticleQuery()) }
    let report = try await damaged.checkIntegrity()
    #expect(report.copy == store.path + ".damaged-1")
    #expect(report.problems.prefix(1) == ["feeds may be missing"])
    #expect(try Data(contentsOf: URL(filePath: store.path + ".damaged-1")) == before)
    #expect(try await damaged.checkIntegrity() == IntegrityReport())
    try await damaged.fill(40)
    try await expectAllFound(damaged)
  }

  /// To the store, and to its index.
  private func connection() throws -> Connection {
    let opener = store.repository().opener
    let connection = try opener.open()
    try opener.searchFile.use(on: connection) { _ in }
    return connection
  }

  private func expectAllFound(_ repository: SQLiteArticleRepository? = nil) async throws {
    let repository = repository ?? self.repository
    #expect(try await repository.search(SearchQuery("word7"), limit: 99).count == 40)
    #expect(try await repository.checkIntegrity() == IntegrityReport())
  }

  /// Brings everything from the journal into the file.
  private func settle() throws {
    _ = try connection().run("PRAGMA wal_checkpoint(TRUNCATE)")
  }

  private func overwritePage(of name: String) throws {
    try settle()
    let sql = "SELECT rootpage FROM sqlite_schema WHERE name = ?"
    let page: Int = try #require(try connection().first(sql, [name]) { $0[0] })
    let handle = try FileHandle(forUpdating: URL(filePath: store.path))
    try handle.seek(toOffset: UInt64(page - 1) * 4_096)
    try handle.write(contentsOf: Data(repeating: 0xff, count: 4_096))
    try handle.close()
  }
}

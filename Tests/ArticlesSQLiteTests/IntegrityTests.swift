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
    #expect(
      report
        == IntegrityReport(
          repairs: ["2 articles not in the search index"], copy: store.path + ".damaged-1"))
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

  @Test("finds a damaged index, and makes it again")
  func damagedIndex() async throws {
    try connection().run("UPDATE search_data SET block = x'00ff' WHERE id > 10")
    let report = try await repository.checkIntegrity()
    #expect(report.problems == [])
    #expect(report.repairs.count == 1)
    #expect(report.copy == store.path + ".damaged-1")
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
    #expect(report.problems == ["rows of contents can't be read"])
    #expect(report.copy == store.path + ".damaged-1")
    #expect(try await damaged.articlesList(ArticleQuery()) == before)
    #expect(try await damaged.checkIntegrity() == IntegrityReport())
    try await damaged.fill(40)
    #expect(
      try await damaged.content(of: ArticleID(subscription: TestStore.id, identity: "0-1"))
        == TestStore.drafts(2)[1].content)
  }

  @Test("of what is damaged beyond looking says so, a copy aside")
  func beyond() async throws {
    try settle()
    let handle = try FileHandle(forUpdating: URL(filePath: store.path))
    try handle.seek(toOffset: 100)
    try handle.write(contentsOf: Data(repeating: 0xff, count: 5_000))
    try handle.close()
    let damaged = store.repository()
    await #expect(
      throws: ArticleRepositoryError.damaged(
        location: store.path, detail: "database disk image is malformed")
    ) { try await damaged.articlesList(ArticleQuery()) }
    #expect(
      try await damaged.checkIntegrity()
        == IntegrityReport(
          problems: ["database disk image is malformed"], copy: store.path + ".damaged-1"))
  }

  private func connection() throws -> Connection {
    try store.repository().opener.open()
  }

  private func expectAllFound() async throws {
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

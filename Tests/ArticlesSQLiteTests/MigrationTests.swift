import Articles
import Foundation
import SQLite
import Testing

@testable import ArticlesSQLite

@Suite("A store of")
struct MigrationTests {
  private let store: TestStore

  init() throws {
    store = try TestStore()
  }

  @Test("an earlier version is brought forward, step by step, and loses nothing")
  func forward() async throws {
    try await store.repository().fill(2)
    let newest = Schema.migrations.newestVersion
    let steps = [
      Migration(
        toVersion: newest + 1, script: "CREATE TABLE extra (number); INSERT INTO extra VALUES (1)"),
      Migration(toVersion: newest + 2, script: "UPDATE extra SET number = number + 1"),
    ]
    let repository = store.repository(migrations: Schema.migrations + steps)
    #expect(try await repository.articlesList(ArticleQuery()).count == 2)
    let connection = try Connection(path: store.path, .readWrite)
    #expect(try connection.schemaVersion() == newest + 2)
    let extra: [Int] = try connection.rows("SELECT number FROM extra") { $0[0] }
    #expect(extra == [2])
  }

  @Test("an earlier version is whole when a step fails")
  func failure() async throws {
    let old = store.repository()
    try await old.fill(2)
    let newest = Schema.migrations.newestVersion
    let steps = [
      Migration(toVersion: newest + 1, script: "DELETE FROM articles"),
      Migration(toVersion: newest + 2, script: "no such statement"),
    ]
    let broken = store.repository(migrations: Schema.migrations + steps)
    await #expect(
      throws: ArticleRepositoryError.failed(
        code: 1, message: "near \"no\": syntax error", statement: "no such statement")
    ) { try await broken.subscriptions() }
    #expect(try await store.repository().articlesList(ArticleQuery()).count == 2)
  }

  @Test("a newer version is refused with its number, and left as it is")
  func newer() async throws {
    let newest = Schema.migrations.newestVersion
    let later = [Migration(toVersion: newest + 5, script: "CREATE TABLE later (a)")]
    try await store.repository(migrations: Schema.migrations + later).fill(1)
    let before = try Data(contentsOf: URL(filePath: store.path))
    let repository = store.repository()
    await #expect(
      throws: ArticleRepositoryError.newerVersion(
        location: store.path, found: newest + 5, supported: newest)
    ) { try await repository.subscriptions() }
    #expect(try Data(contentsOf: URL(filePath: store.path)) == before)
  }

  @Test("no version yet is made by one of many who come at once")
  func race() async throws {
    let store = store
    try await withThrowingTaskGroup(of: Void.self) { group in
      for feed in 1...8 {
        group.addTask { try await store.repository().fill(2, feed: feed) }
      }
      try await group.waitForAll()
    }
    #expect(
      try await store.repository().subscriptions().map(\.totalCount)
        == Array(repeating: 2, count: 8))
    #expect(try await store.repository().checkIntegrity() == IntegrityReport())
  }
}

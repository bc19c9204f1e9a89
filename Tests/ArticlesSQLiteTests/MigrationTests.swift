import Articles
import ChildProcesses
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

  @Test(
    "each version is brought forward with its articles, marks and pruned ones, and is searched",
    arguments: 1..<Schema.migrations.newestVersion)
  func earlier(version: Int) async throws {
    try FileManager.default.copyItem(
      at: Repository.fixture("Stores/version-1.sqlite"), to: URL(filePath: store.path))
    // No step is ever edited, so that these make the very store that was the newest once.
    let steps = Array(Schema.migrations.prefix(version))
    _ = try await store.repository(migrations: steps).lastRefresh()
    let repository = store.repository()
    let subscriptions = try await repository.subscriptions()
    #expect(subscriptions.map(\.title) == ["Feed 0", "Feed 1"])
    #expect(subscriptions.map { [$0.unreadCount, $0.totalCount] } == [[2, 3], [2, 3]])
    let starred = try await repository.articlesList(ArticleQuery(isStarred: true))
    #expect(starred.map(\.id.rawValue) == ["xw22698v2rs2s2qn"])
    #expect(starred.map(\.isUpdated) == [true])
    let read = try await repository.articlesList(ArticleQuery(isUnread: false))
    #expect(Set(read.map(\.id.rawValue)) == ["89v1f9v6cwess53y", "xw22698v2rs2s2qn"])
    let found = try await repository.search(SearchQuery("w57216"), limit: 9)
    #expect(found.map(\.article.id.rawValue) == ["1833k9htaxfcxfsp"])
    let connection = try Connection(path: store.path, .readWrite)
    #expect(try connection.schemaVersion() == Schema.migrations.newestVersion)
    try connection.attach(store.path + ".search", as: SearchFile.name)
    let automerge: Int? = try connection.first(
      "SELECT v FROM search_config WHERE k = 'automerge'"
    ) { $0[0] }
    #expect(automerge == 0)
    let tombstones: [String] = try connection.rows("SELECT id FROM tombstones") { $0[0] }
    #expect(tombstones == ["pruned0000000000"])
    let aliases: [String] = try connection.rows("SELECT id FROM aliases") { $0[0] }
    #expect(aliases == ["alias00000000000"])
    #expect(try await repository.checkIntegrity() == IntegrityReport())
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
      throws: ArticleRepositoryError.damaged(
        location: store.path, detail: "its tables aren't as they should be")
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

import Articles
import Foundation
import SQLite
import Testing

@testable import ArticlesSQLite

@Suite("The file of a store's search index")
struct SearchFileTests {
  private let store: TestStore
  private let repository: SQLiteArticleRepository

  init() async throws {
    store = try TestStore()
    repository = store.repository()
    try await repository.fill(40)
    try await repository.finishSaving()
  }

  private var path: String { store.path + ".search" }

  @Test("isn't there before it's needed, and isn't opened for a list")
  func late() async throws {
    let other = try TestStore()
    try await other.repository().fill(3)
    _ = try await other.repository().articlesList(ArticleQuery())
    #expect(!FileManager.default.fileExists(atPath: other.path + ".search"))
  }

  @Test("is made again where it's missing, also while the store is open")
  func missing() async throws {
    #expect(try await found() == 40)
    try FileManager.default.removeItem(atPath: path)
    #expect(try await found() == 40)
    try await repository.fill(41)
    #expect(try await found() == 41)
    try FileManager.default.removeItem(atPath: path)
    #expect(try await found(by: store.repository()) == 41)
  }

  @Test("is made again where an earlier version made it")
  func earlierVersion() async throws {
    let index = try Connection(path: path, .readWrite)
    try index.execute(
      """
      DROP TABLE batches;
      CREATE TABLE index_pairing (id TEXT NOT NULL, batch_count INTEGER NOT NULL);
      PRAGMA user_version = 1;
      """)
    let repository = store.repository()
    #expect(try await found(by: repository) == 40)
    #expect(try await repository.checkIntegrity() == IntegrityReport())
    let tables: [String] = try index.rows(
      "SELECT name FROM sqlite_schema WHERE name IN ('batches', 'index_pairing')"
    ) { $0[0] }
    #expect(tables == ["batches"])
  }

  @Test("is made again where it's another store's")
  func strange() async throws {
    let other = try TestStore()
    try await other.repository().fill(3)
    _ = try await found(by: other.repository())
    for part in ["", "-wal", "-shm"] {
      try? FileManager.default.removeItem(atPath: path + part)
      try? FileManager.default.copyItem(
        atPath: other.path + ".search" + part, toPath: path + part)
    }
    let repository = store.repository()
    #expect(try await found(by: repository) == 40)
    #expect(try await repository.checkIntegrity() == IntegrityReport())
  }

  @Test(
    "is made again where it's an older copy of the store's, whose rows may be other articles' now")
  func older() async throws {
    let older = try Data(contentsOf: URL(filePath: path))
    try await repository.unsubscribe(TestStore.id)
    try await repository.fill(45, feed: 2)
    try await repository.finishSaving()
    #expect(try await found() == 45)
    await repository.close()
    for part in ["-wal", "-shm"] { try? FileManager.default.removeItem(atPath: path + part) }
    try older.write(to: URL(filePath: path))
    #expect(try await found(by: store.repository()) == 45)
    #expect(try await repository.checkIntegrity() == IntegrityReport())
  }

  @Test("is made again where the store is an older copy, put back")
  func newer() async throws {
    await repository.close()
    let older = try Data(contentsOf: URL(filePath: store.path))
    let changing = store.repository()
    _ = try await changing.prune(PruneRequest(before: .distantFuture, includesUnread: true))
    try await changing.fill(45, feed: 2)
    try await changing.finishSaving()
    await changing.close()
    for part in ["-wal", "-shm"] {
      try? FileManager.default.removeItem(atPath: store.path + part)
    }
    try older.write(to: URL(filePath: store.path))
    let repository = store.repository()
    #expect(try await found(by: repository) == 40)
    #expect(try await repository.checkIntegrity() == IntegrityReport())
  }

  @Test("is made again where it's that of a copy that went another way")
  func diverged() async throws {
    await repository.close()
    let copy = try TestStore()
    for part in ["", ".search"] {
      try FileManager.default.copyItem(atPath: store.path + part, toPath: copy.path + part)
    }
    for (store, feed) in [(store, 2), (copy, 3)] {
      let repository = store.repository()
      try await repository.fill(45, feed: feed)
      try await repository.finishSaving()
      await repository.close()
    }
    for part in ["", "-wal", "-shm"] {
      try? FileManager.default.removeItem(atPath: path + part)
      try? FileManager.default.copyItem(
        atPath: copy.path + ".search" + part, toPath: path + part)
    }
    let hits = try await store.repository().search(SearchQuery("word7"), limit: 99)
    #expect(hits.count == 85)
    let articles = try await store.repository().articlesList(ArticleQuery())
    #expect(Set(hits.map(\.article.id)) == Set(articles.map(\.id)))
  }

  @Test("is made again where a process ended before the store knew of it")
  func half() async throws {
    try store.repository().opener.open().run("DELETE FROM last_batch")
    #expect(try await found() == 40)
    #expect(try await repository.checkIntegrity() == IntegrityReport())
  }

  @Test("has what was committed there before the store took it out of the queue once, not twice")
  func indexedBefore() async throws {
    let connection = try store.repository().opener.open()
    try await repository.fill(45)
    let queued = try SearchQueue(connection: connection).first(99, besides: [])
    #expect(queued.count == 5)
    #expect(try await found() == 45)
    for article in queued {
      try connection.run(
        "INSERT INTO search_queue VALUES (?, ?)", [article.article, article.revision])
    }
    #expect(try await found() == 45)
    try await repository.finishSaving()
    #expect(try SearchQueue(connection: connection).first(99, besides: []) == [])
    let forgotten = try store.repository().opener.searchFile.useExisting(on: connection) {
      try $0.forgottenCount()
    }
    #expect(forgotten == 0)
  }

  @Test("is whole where it was made again while the disk hadn't got to the one before")
  func remadeMeanwhile() async throws {
    let connection = try store.repository().opener.open()
    let searchFile = store.repository().opener.searchFile
    try await repository.fill(45)
    let settled = try SearchQueue(connection: connection).first(99, besides: [])
    #expect(settled.count == 5)
    try searchFile.use(on: connection) { try $0.remake() }
    // Who had indexed them before takes out of the queue what isn't theirs any more.
    try SearchQueue(connection: connection).remove(settled)
    #expect(try await found() == 45)
  }

  @Test("leaves alone what isn't an index, and says what to do")
  func foreign() async throws {
    for part in ["", "-wal", "-shm"] { try? FileManager.default.removeItem(atPath: path + part) }
    let letter = Data("A letter.".utf8)
    try letter.write(to: URL(filePath: path))
    let repository = store.repository()
    #expect(try await repository.articlesList(ArticleQuery()).count == 40)
    await #expect(
      throws: ArticleRepositoryError.cannotOpen(
        location: path,
        reason: "it isn't a search index; move it away, and one is made of the articles")
    ) { try await repository.search(SearchQuery("word7"), limit: 9) }
    #expect(try Data(contentsOf: URL(filePath: path)) == letter)
  }

  @Test("has nothing left in a log once saving is finished")
  func log() async throws {
    let size = try FileManager.default.attributesOfItem(atPath: path + "-wal")[.size]
    #expect(size as? Int == 0)
  }

  @Test("counts for the store's size")
  func size() async throws {
    let size = try await repository.statistics().sizeInBytes
    let sizes = try FileManager.default.contentsOfDirectory(atPath: store.folder.path).map {
      try FileManager.default.attributesOfItem(atPath: store.folder.path + "/" + $0)[.size] as? Int
    }
    #expect(size == Int64(sizes.compactMap(\.self).reduce(0, +)))
  }

  private func found(by repository: SQLiteArticleRepository? = nil) async throws -> Int {
    try await (repository ?? self.repository).search(SearchQuery("word7"), limit: 99).count
  }
}

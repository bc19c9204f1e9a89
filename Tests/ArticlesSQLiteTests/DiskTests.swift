import Articles
import ChildProcesses
import Contracts
import Foundation
import Testing

@testable import ArticlesSQLite

@Suite("On a disk", .enabled(if: SmallDisk.isAvailable, "a small disk can't be mounted here"))
struct DiskTests {
  @Suite("that is full")
  struct Full {
    @Test(
      "a save says so, what was saved before is there, and with room it goes on",
      arguments: (0..<20).map { 40_000 + $0 * 150_000 })
    func full(room: Int) async throws {
      let disk = try SmallDisk(megabytes: 8)
      let path = disk.path + "/articles.sqlite"
      let repository = SQLiteArticleRepository(
        path: path, plainText: ArticleRepositoryContract.plainText)
      try await repository.fill(5)
      try disk.fill(leaving: room)
      var saved: Set<SubscriptionID> = [TestStore.id]
      let error = await #expect(throws: ArticleRepositoryError.self) {
        for feed in 1... {
          try await repository.fill(50, feed: feed)
          saved.insert(SubscriptionID(address: "https://example.org/\(feed).xml"))
        }
      }
      #expect(error == .full(location: path))
      #expect(try await Self.filled(repository) == saved)
      try disk.empty()
      try await repository.fill(50, feed: 9_999)
      saved.insert(SubscriptionID(address: "https://example.org/9999.xml"))
      let again = SQLiteArticleRepository(
        path: path, plainText: ArticleRepositoryContract.plainText)
      #expect(try await Self.filled(again) == saved)
      #expect(try await again.checkIntegrity() == IntegrityReport())
    }

    @Test("marks and prunes say so and change nothing, and a search finds what is indexed")
    func others() async throws {
      let disk = try SmallDisk(megabytes: 8)
      let path = disk.path + "/articles.sqlite"
      let repository = SQLiteArticleRepository(
        path: path, plainText: ArticleRepositoryContract.plainText)
      try await repository.fill(300)
      try await repository.finishSaving()
      try disk.fill(leaving: 0)
      let error = ArticleRepositoryError.full(location: path)
      await #expect(throws: error) { try await repository.mark(.read, ArticleQuery()) }
      let request = PruneRequest(before: .distantFuture, includesUnread: true)
      await #expect(throws: error) { try await repository.prune(request) }
      #expect(try await repository.articlesList(ArticleQuery(isUnread: true)).count == 300)
      #expect(try await repository.search(SearchQuery("word7"), limit: 999).count == 300)
      try disk.empty()
      #expect(try await repository.mark(.read, ArticleQuery()) == 300)
      #expect(try await repository.checkIntegrity() == IntegrityReport())
    }

    @Test("a search that can't index what it should find says so, and finds it with room")
    func unindexed() async throws {
      let disk = try SmallDisk(megabytes: 8)
      let path = disk.path + "/articles.sqlite"
      let repository = SQLiteArticleRepository(
        path: path, plainText: ArticleRepositoryContract.plainText)
      try await repository.fill(300)
      try disk.fill(leaving: 0)
      await #expect(throws: ArticleRepositoryError.full(location: path + ".search")) {
        try await repository.search(SearchQuery("word7"), limit: 999)
      }
      try disk.empty()
      #expect(try await repository.search(SearchQuery("word7"), limit: 999).count == 300)
    }

    @Test("there is no store to be made, and that is said")
    func new() async throws {
      let disk = try SmallDisk(megabytes: 1)
      try disk.fill(leaving: 8_000)
      let path = disk.path + "/articles.sqlite"
      let repository = SQLiteArticleRepository(
        path: path, plainText: ArticleRepositoryContract.plainText)
      await #expect(throws: ArticleRepositoryError.full(location: path)) {
        try await repository.subscriptions()
      }
      try disk.empty()
      #expect(try await repository.subscriptions() == [])
    }

    /// The subscriptions that have articles: each has all of its own, or none.
    private static func filled(
      _ repository: SQLiteArticleRepository
    ) async throws -> Set<SubscriptionID> {
      let subscriptions = try await repository.subscriptions()
      #expect(subscriptions.allSatisfy { [0, 5, 50].contains($0.totalCount) })
      return Set(subscriptions.filter { $0.totalCount > 0 }.map(\.id))
    }
  }

  @Suite("that is read-only")
  struct ReadOnly {
    @Test("a store can be read and searched, and says that it can't be written")
    func store() async throws {
      let disk = try SmallDisk(megabytes: 8)
      let path = disk.path + "/articles.sqlite"
      do {
        let repository = SQLiteArticleRepository(
          path: path, plainText: ArticleRepositoryContract.plainText)
        try await repository.fill(3)
        _ = try await repository.search(SearchQuery("word7"), limit: 1)
      }
      try disk.makeReadOnly()
      let repository = SQLiteArticleRepository(
        path: path, plainText: ArticleRepositoryContract.plainText)
      #expect(try await repository.articlesList(ArticleQuery()).count == 3)
      #expect(try await repository.subscriptions().map(\.totalCount) == [3])
      #expect(try await repository.search(SearchQuery("word7"), limit: 9).count == 3)
      await #expect(throws: ArticleRepositoryError.readOnly(location: path)) {
        try await repository.mark(.read, ArticleQuery())
      }
      await #expect(throws: ArticleRepositoryError.readOnly(location: path)) {
        try await repository.fill(4, feed: 1)
      }
    }

    @Test("a search without an index says that none can be written")
    func unindexed() async throws {
      let disk = try SmallDisk(megabytes: 8)
      let path = disk.path + "/articles.sqlite"
      try await SQLiteArticleRepository(
        path: path, plainText: ArticleRepositoryContract.plainText
      ).fill(3)
      try disk.makeReadOnly()
      let repository = SQLiteArticleRepository(
        path: path, plainText: ArticleRepositoryContract.plainText)
      #expect(try await repository.articlesList(ArticleQuery()).count == 3)
      await #expect(throws: ArticleRepositoryError.readOnly(location: path + ".search")) {
        try await repository.search(SearchQuery("word7"), limit: 9)
      }
    }

    @Test("no store can be made, and that is said")
    func new() async throws {
      let disk = try SmallDisk(megabytes: 1)
      try disk.makeReadOnly()
      let path = disk.path + "/folder/articles.sqlite"
      let repository = SQLiteArticleRepository(
        path: path, plainText: ArticleRepositoryContract.plainText)
      await #expect(
        throws: ArticleRepositoryError.cannotOpen(
          location: path, reason: "Read-only file system")
      ) { try await repository.subscriptions() }
    }
  }
}

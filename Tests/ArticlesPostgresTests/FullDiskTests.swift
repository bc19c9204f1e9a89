#if Postgres && os(Linux)
  import Articles
  import ChildProcesses
  import Foundation
  import PostgreSQL
  import PostgresServers
  import Testing

  @testable import ArticlesPostgres

  @Suite(
    "A store in PostgreSQL whose disk is full",
    .enabled(if: SmallDisk.isAvailable, "a small disk can't be mounted here"))
  struct FullDiskTests {
    @Test("says so, keeps what was saved, and goes on once there is room")
    func full() async throws {
      let server = try OwnServer()
      let disk = try SmallDisk(megabytes: 32)
      let tables = try disk.folder("tables", of: "postgres")
      try disk.fill(leaving: 24 << 20)
      let database = try TestDatabase(on: server.address)
      try database.connection().execute("CREATE TABLESPACE small LOCATION '\(tables)'")
      let repository = PostgresArticleRepository(
        address: database.address + "%20-cdefault_tablespace%3Dsmall"
      ) { _ in "needle" }
      let saved = try await fill(repository)
      let subscriptions = try await repository.subscriptions()
      #expect(subscriptions.count { $0.totalCount == 20 } == saved)
      #expect(subscriptions.allSatisfy { [0, 20].contains($0.totalCount) })
      try disk.empty()
      #expect(try await repository.fill(20, feed: 0) == SaveSummary(new: 20))
    }

    /// Saves until there is no room.
    /// - Returns: how many feeds were saved.
    private func fill(_ repository: PostgresArticleRepository) async throws -> Int {
      // Text that hardly gets smaller when the server compresses it.
      let html = (0..<4_000).map { String($0 &* 2_654_435_761 % 1_000_003) }.joined(separator: " ")
      for feed in 1... {
        do {
          try await repository.fill(20, feed: feed, html: html)
        } catch {
          #expect(
            error as? ArticleRepositoryError == .full(location: repository.opener.location))
          return feed - 1
        }
      }
      return 0
    }
  }
#endif

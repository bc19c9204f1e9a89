#if Postgres
  import Articles
  import Foundation
  import PostgreSQL
  import PostgresServers
  import Testing

  @testable import ArticlesPostgres

  @Suite("While somebody else writes,")
  struct ConcurrencyTests {
    private let database: TestDatabase

    init() throws {
      database = try TestDatabase()
    }

    @Test("lists and searches answer with what was there before")
    func readers() async throws {
      let repository = database.repository()
      try await repository.fill(3)
      let writer = try database.connection()
      try writer.execute(
        "BEGIN; UPDATE articles SET is_read = true; UPDATE contents SET text = 'x'")
      #expect(try await repository.articlesList(ArticleQuery(isUnread: true)).count == 3)
      #expect(try await repository.search(SearchQuery("needle"), limit: 9).count == 3)
      try writer.execute("COMMIT")
      #expect(try await repository.articlesList(ArticleQuery(isUnread: true)).count == 0)
    }

    @Test("a feed that is being saved isn't claimed, nor waited for")
    func claims() async throws {
      let repository = database.repository()
      try await repository.fill(1, feed: 1)
      try await repository.fill(1, feed: 2)
      let feeds = try await repository.subscriptions()
      let writer = try database.connection()
      try writer.execute("BEGIN")
      try writer.run([SubscriptionsTable.locking(feeds[0].id)])
      let claim = FeedClaim(
        refresher: .init(), candidates: feeds.map { FeedClaim.Candidate($0, host: nil) }, limit: 9,
        until: TestDatabase.time)
      #expect(
        try await repository.claim(claim, at: TestDatabase.time.addingTimeInterval(-1))
          == ClaimedFeeds(claimed: [feeds[1].id]))
    }

    @Test("many who save the same feed at once have its articles once")
    func sameFeed() async throws {
      let database = database
      try await database.repository().fill(0)
      let new = try await withThrowingTaskGroup(of: Int.self) { group in
        for _ in 0..<8 {
          group.addTask { try await database.repository().fill(20).new }
        }
        return try await group.reduce(0, +)
      }
      #expect(new == 20)
      #expect(try await database.repository().articlesList(ArticleQuery()).count == 20)
    }

    @Test("a cancelled task stops what the server does for it")
    func cancelled() async throws {
      let repository = database.repository()
      try await repository.fill(1)
      let writer = try database.connection()
      try writer.execute("BEGIN; LOCK TABLE articles IN ACCESS EXCLUSIVE MODE")
      let task = Task { try await repository.articlesList(ArticleQuery()) }
      while try writer.run(
        "SELECT 1 FROM pg_locks WHERE NOT granted AND relation = 'articles'::regclass"
      ).count == 0 { try await Task.sleep(for: .milliseconds(2)) }
      task.cancel()
      await #expect(throws: CancellationError.self) { try await task.value }
      try writer.execute("ROLLBACK")
      #expect(try await repository.articlesList(ArticleQuery()).count == 1)
    }
  }
#endif

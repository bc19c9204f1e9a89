#if Postgres
  import Articles
  import PostgreSQL
  import PostgresServers
  import Testing

  @testable import ArticlesPostgres

  @Suite("A store in PostgreSQL of")
  struct MigrationTests {
    private let database: TestDatabase
    private let newest = Schema.migrations.newestVersion

    init() throws {
      database = try TestDatabase()
    }

    private var location: String { database.repository().opener.location }

    @Test("an earlier version is brought forward, step by step, and loses nothing")
    func forward() async throws {
      try await database.repository().fill(2)
      let steps = [
        Migration(
          toVersion: newest + 1,
          script: "CREATE TABLE extra (number integer); INSERT INTO extra VALUES (1)"),
        Migration(toVersion: newest + 2, script: "UPDATE extra SET number = number + 1"),
      ]
      let repository = database.repository(migrations: Schema.migrations + steps)
      #expect(try await repository.articlesList(ArticleQuery()).count == 2)
      let connection = try database.connection()
      #expect(try StoreTable(connection: connection).version() == newest + 2)
      let extra: [Int] = try connection.run("SELECT number FROM extra").map { $0[0] }
      #expect(extra == [2])
    }

    @Test("an earlier version is whole when a step fails")
    func failure() async throws {
      try await database.repository().fill(2)
      let steps = [
        Migration(toVersion: newest + 1, script: "DELETE FROM articles"),
        Migration(toVersion: newest + 2, script: "no such statement"),
      ]
      let broken = database.repository(migrations: Schema.migrations + steps)
      await #expect(
        throws: ArticleRepositoryError.damaged(
          location: location, detail: "its tables aren't as they should be")
      ) { try await broken.subscriptions() }
      #expect(try await database.repository().articlesList(ArticleQuery()).count == 2)
    }

    @Test("a newer version is refused with its number")
    func newer() async throws {
      let later = [Migration(toVersion: newest + 5, script: "CREATE TABLE later (a integer)")]
      try await database.repository(migrations: Schema.migrations + later).fill(1)
      let repository = database.repository()
      await #expect(
        throws: ArticleRepositoryError.newerVersion(
          location: location, found: newest + 5, supported: newest)
      ) { try await repository.subscriptions() }
    }

    @Test("no version yet is made by one of many who come at once")
    func race() async throws {
      let database = database
      try await withThrowingTaskGroup(of: Void.self) { group in
        for feed in 1...8 {
          group.addTask { try await database.repository().fill(2, feed: feed) }
        }
        try await group.waitForAll()
      }
      #expect(
        try await database.repository().subscriptions().map(\.totalCount)
          == Array(repeating: 2, count: 8))
    }

    @Test("version 1 finds words whose letters were written otherwise, too")
    func variants() async throws {
      let old = database.repository(migrations: Array(Schema.migrations.prefix(1)))
      _ = try await old.subscriptions()
      let connection = try database.connection()
      try connection.execute(
        """
        INSERT INTO subscriptions (id, address, title, tags, tag_keys)
          VALUES ('f', 'a', 'F', '{}', '{}');
        INSERT INTO articles (id, subscription, authors, tags, tag_keys, first_seen, sort_date)
          VALUES ('a', 1, '{}', '{}', '{}', 0, 0);
        INSERT INTO contents (article, sort_date, words)
          VALUES ('a', 0, 'οδος:2 οδοσ:1A,4 swift:3');
        """)
      let repository = database.repository()
      for text in ["ΟΔΟΣ", "οδος", "\"swift οδος\"", "title:οδος"] {
        #expect(try await repository.search(SearchQuery(text), limit: 9).count == 1)
      }
      let words: [String] = try connection.run("SELECT words::text FROM contents").map { $0[0] }
      #expect(words == ["'swift':3 'οδοσ':1A,2,4"])
    }

    @Test(
      "somebody else's tables is none, and they stay as they are", arguments: ["articles", "store"])
    func foreign(name: String) async throws {
      let connection = try database.connection()
      try connection.execute("CREATE TABLE \(name) (theirs integer)")
      let repository = database.repository()
      await #expect(throws: ArticleRepositoryError.notAStore(location: location)) {
        try await repository.subscriptions()
      }
      let tables: [String] = try connection.run(
        "SELECT relname FROM pg_class WHERE relnamespace = current_schema()::regnamespace"
      ).map { $0[0] }
      #expect(tables == [name])
    }

    @Test("one schema is held by who works on it, whatever the search path of others")
    func lock() async throws {
      _ = try await database.repository().subscriptions()
      let (holder, other) = (try database.connection(), try database.connection())
      let schema = try holder.run("SELECT current_schema()").first { $0[0] as String } ?? ""
      try holder.run([Query("BEGIN"), StoreTable.locking("claims")])
      try other.execute(
        "CREATE SCHEMA \(schema)_a; SET search_path = \(schema)_a, \(schema); SET lock_timeout = '10ms'"
      )
      defer { try? other.execute("ROLLBACK; DROP SCHEMA \(schema)_a") }
      #expect(throws: PostgreSQLError.self) {
        try other.run([Query("BEGIN"), StoreTable.locking("claims")])
      }
    }
  }
#endif

#if Postgres
  import Articles
  import Foundation
  import PostgreSQL
  import Synchronization
  import PostgresServers
  import Testing

  @testable import ArticlesPostgres

  @Suite("A store in PostgreSQL, when", .serialized)
  struct FaultTests {
    @Test(
      "its server restarts midway, loses nothing and has nothing twice",
      arguments: ["fast", "immediate"])
    func restart(mode: String) async throws {
      let server = try OwnServer()
      let database = try TestDatabase(on: server.address)
      let repository = database.repository()
      try await repository.fill(5, feed: 0)
      let saved = Mutex<[Int: SaveSummary]>([:])
      let saving = Task {
        for feed in 1...200 {
          let summary = try await repository.fill(5, feed: feed)
          saved.withLock { $0[feed] = summary }
        }
      }
      while saved.withLock({ $0.count }) < 20 { try await Task.sleep(for: .milliseconds(2)) }
      try server.stop(as: mode)
      try await Task.sleep(for: .milliseconds(200))
      try server.start()
      try await saving.value
      #expect(saved.withLock { Set($0.values) } == [SaveSummary(new: 5)])
      let subscriptions = try await repository.subscriptions()
      #expect(subscriptions.map(\.totalCount) == Array(repeating: 5, count: 201))
    }

    @Test("its connections are ended again and again, saves everything once")
    func terminated() async throws {
      let database = try TestDatabase()
      let repository = database.repository()
      try await repository.fill(1)
      let saved = Mutex<[SaveSummary]>([])
      let saving = Task {
        for feed in 1...60 {
          let summary = try await repository.fill(3, feed: feed)
          saved.withLock { $0.append(summary) }
        }
      }
      let killer = try database.connection()
      while case let count = saved.withLock({ $0.count }), count < 60 {
        try killer.run(
          """
          SELECT pg_terminate_backend(pid) FROM pg_stat_activity
          WHERE pid <> pg_backend_pid() AND application_name = $1
          """, [database.applicationName])
        // However slow the machine, something comes between two ends; and each comes at another moment of it.
        while saved.withLock({ $0.count }) == count { try await Task.sleep(for: .milliseconds(1)) }
        try await Task.sleep(for: .milliseconds(Int.random(in: 0..<20)))
      }
      try await saving.value
      #expect(saved.withLock { $0 } == Array(repeating: SaveSummary(new: 3), count: 60))
      #expect(try await repository.articlesList(ArticleQuery()).count == 181)
    }

    @Test("the answer to a commit is lost, asks what became of it")
    func lostAnswer() async throws {
      let database = try TestDatabase()
      try await database.repository().fill(1)
      let connection = try database.connection()
      func outcome(_ end: (Commit<Int>) -> [Query]) throws -> Int? {
        let begun = try connection.run(Commit<Int>.beginning)
        let commit = Commit(begun[1], of: UUID(), 7)
        try connection.run(end(commit))
        return try commit.result(on: connection)
      }
      #expect(try outcome(\.ending) == 7)
      #expect(try outcome { _ in [Query("ROLLBACK")] } == nil)
      // The server gave its name again after a crash, to somebody else's transaction.
      #expect(try outcome { _ in [Query("COMMIT")] } == nil)
      let other = try TestDatabase().connection()
      let open = Commit(try other.run(Commit<Int>.beginning)[1], of: UUID(), 7)
      #expect(throws: PostgreSQLError.self) { try open.result(on: connection) }
    }

    @Test("who wrote to it is gone for a day, forgets him")
    func goneWriters() async throws {
      let database = try TestDatabase()
      let repository = database.repository()
      try await repository.fill(1)
      let connection = try database.connection()
      try connection.run(
        """
        INSERT INTO writers
        VALUES (gen_random_uuid(), gen_random_uuid(), now() - interval '2 days')
        """)
      try await repository.finishSaving()
      #expect(try connection.run("SELECT 1 FROM writers").count == 1)
    }

    @Test(
      "its database is set otherwise than most, is as it is elsewhere",
      arguments: [
        "extra_float_digits=-15", "array_nulls=off", "gin_fuzzy_search_limit=1",
        "statement_timeout=1", "standard_conforming_strings=off", "transform_null_equals=on",
        "default_transaction_isolation=serializable", "enable_indexscan=off",
      ])
    func otherSettings(setting: String) async throws {
      let database = try TestDatabase()
      let repository = PostgresArticleRepository(
        address: database.address + "%20-c\(setting.replacing("=", with: "%3D"))"
      ) { $0 }
      let time = Date(timeIntervalSinceReferenceDate: 800_000_000.123_456)
      let feed = SubscriptionDraft(address: "https://a.example/")
      let id = try await repository.subscribe(to: [feed])[0].id
      let drafts = (0..<9).map { ArticleDraft(identity: "\($0)", title: "needle", published: time) }
      for new in [9, 0] {
        let candidates = try await repository.subscriptions().map {
          FeedClaim.Candidate($0, host: nil)
        }
        let claim = FeedClaim(
          refresher: UUID(), candidates: candidates, limit: 9, until: time.addingTimeInterval(60))
        #expect(try await repository.claim(claim, at: time) == ClaimedFeeds(claimed: [id]))
        let outcome = FetchOutcome.changed(FetchedFeed(articles: drafts))
        #expect(
          try await repository.save(outcome, for: id, at: time)
            == SaveSummary(new: new, unchanged: 9 - new))
      }
      try await repository.finishSaving()
      #expect(try await repository.search(SearchQuery("needle"), limit: 99).count == 9)
      #expect(
        try await repository.articlesList(ArticleQuery()).map(\.published)
          == Array(repeating: time, count: 9))
    }

    @Test("its server has no connection left, says so, and goes on once it has")
    func tooMany() async throws {
      let server = try OwnServer("max_connections=4", "superuser_reserved_connections=0")
      let database = try TestDatabase(on: server.address)
      try await database.repository().fill(1)
      var others: [Connection] = []
      while let another = try? database.connection() { others.append(another) }
      let impatient = database.repository(patience: .milliseconds(100))
      let error = await #expect(throws: ArticleRepositoryError.self) {
        try await impatient.subscriptions()
      }
      guard case .cannotReach(_, let reason) = error else {
        Issue.record("\(String(describing: error))")
        return
      }
      #expect(reason.hasSuffix("sorry, too many clients already"))
      others = []
      #expect(try await database.repository().subscriptions().count == 1)
    }

    @Test("a right was revoked, says which, and saves nothing")
    func revoked() async throws {
      let database = try TestDatabase()
      try await database.repository().fill(1)
      let owner = try database.connection()
      let user = "reader_" + UUID().uuidString.prefix(8).lowercased()
      let schema = try owner.run("SELECT current_schema()").first { $0[0] as String } ?? ""
      try owner.execute(
        """
        CREATE ROLE \(user) LOGIN PASSWORD 'secret';
        GRANT USAGE ON SCHEMA \(schema) TO \(user);
        GRANT SELECT ON ALL TABLES IN SCHEMA \(schema) TO \(user);
        """)
      defer { try? owner.execute("DROP OWNED BY \(user); DROP ROLE \(user)") }
      let reader = PostgresArticleRepository(
        address: database.address.replacing("articles:", with: "\(user):")
      ) { $0 }
      #expect(try await reader.articlesList(ArticleQuery()).count == 1)
      #expect(try await reader.search(SearchQuery("needle"), limit: 1).count == 1)
      await #expect(
        throws: ArticleRepositoryError.notAllowed(
          location: reader.opener.location, reason: "permission denied for table articles")
      ) { try await reader.mark(.read, ArticleQuery()) }
      #expect(try await reader.articlesList(ArticleQuery(isUnread: true)).count == 1)
    }

    @Test("it's read-only, can be read")
    func readOnly() async throws {
      let database = try TestDatabase()
      try await database.repository().fill(1)
      let repository = PostgresArticleRepository(
        address: database.address + "%20-cdefault_transaction_read_only%3Don"
      ) { $0 }
      #expect(try await repository.articlesList(ArticleQuery()).count == 1)
      await #expect(
        throws: ArticleRepositoryError.readOnly(location: repository.opener.location)
      ) { try await repository.mark(.read, ArticleQuery()) }
    }

    @Test("its database isn't there, says so")
    func noDatabase() async throws {
      let database = try TestDatabase()
      let elsewhere = PostgresArticleRepository(
        address: database.address.replacing("/articles?", with: "/nowhere?")
      ) { $0 }
      let error = await #expect(throws: ArticleRepositoryError.self) {
        try await elsewhere.subscriptions()
      }
      guard case .cannotReach(_, let reason) = error else {
        Issue.record("\(String(describing: error))")
        return
      }
      #expect(reason.hasSuffix("database \"nowhere\" does not exist"))
    }

    @Test("there is no schema to look in, says so")
    func noSchema() async throws {
      let database = try TestDatabase()
      let elsewhere = PostgresArticleRepository(
        address: database.address + "%20-csearch_path%3Dnowhere"
      ) { $0 }
      await #expect(
        throws: ArticleRepositoryError.cannotReach(
          location: elsewhere.opener.location,
          reason: "no schema has been selected to create in")
      ) { try await elsewhere.subscriptions() }
    }

    @Test("nobody answers at its address, says so at once")
    func nobody() async throws {
      let repository = PostgresArticleRepository(address: "postgres://127.0.0.1:1/news") { $0 }
      let error = await #expect(throws: ArticleRepositoryError.self) {
        try await repository.subscriptions()
      }
      guard case .cannotReach(_, let reason) = error else {
        Issue.record("\(String(describing: error))")
        return
      }
      #expect(reason.contains("Connection refused"))
    }
  }
#endif

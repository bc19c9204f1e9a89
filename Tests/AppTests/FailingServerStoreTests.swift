#if Postgres && os(Linux)
  import ChildProcesses
  import Foundation
  import LoopbackServer
  import PostgreSQL
  import PostgresServers
  import Testing

  /// What a person is told, and what is left, where a server does less than it should.
  @Suite("A store on a server that fails", .serialized)
  struct AStoreOnAServerThatFails {
    private let feeds: FeedsOfManyHosts
    private let database: TestDatabase
    private let server: OwnServer

    init() throws {
      feeds = try FeedsOfManyHosts()
      server = try OwnServer()
      database = try TestDatabase(on: server.address)
    }

    @Test(
      "for a full disk says so in one line, has each feed whole or not at all, and goes on later",
      .enabled(if: SmallDisk.isAvailable, "a small disk can't be mounted here"))
    func fullDisk() async throws {
      let disk = try SmallDisk(megabytes: 64)
      let tables = try disk.folder("tables", of: "postgres")
      try database.connection().execute("CREATE TABLESPACE small LOCATION '\(tables)'")
      let articles = articles(at: database.address + "%20-cdefault_tablespace%3Dsmall")
      try followAll(by: articles)
      try disk.fill(leaving: 100_000)

      let refused = try await articles.outcome(["refresh"])
      expectFailure(refused, "there's no room left for the store")
      #expect(refused.errors.hasSuffix("Nothing was lost; make room, and try again.\n"))
      let counts = try database.connection().run(
        "SELECT count(*) FROM articles GROUP BY subscription"
      ).map { $0[0] as Int }
      #expect(counts.allSatisfy { $0 == FeedsOfManyHosts.itemCount })
      #expect(counts.count < FeedsOfManyHosts.count)

      try disk.empty()
      try await expectRefresh(by: articles)
      try feeds.expectAll(in: articles)
    }

    @Test("for too many connections waits, says so in one line, and does nothing")
    func tooManyConnections() async throws {
      try followAll(by: articles(at: database.address))
      let owner = try database.connection()
      let articles = try user(owner, "CONNECTION LIMIT 1", mayInsert: true)

      // One connection reads, and there is none to write.
      let refused = try await articles.outcome(["refresh"])
      expectFailure(refused, "too many connections for role \"reader\"")
      try expectNothingSaved(owner)
      #expect(feeds.web.requests.isEmpty)

      try owner.execute("ALTER ROLE reader CONNECTION LIMIT -1")
      try await expectRefresh(by: articles)
      try feeds.expectAll(in: articles)
    }

    @Test("for a right that was revoked names it in one line, and saves nothing")
    func revokedRight() async throws {
      try followAll(by: articles(at: database.address))
      let owner = try database.connection()
      let articles = try user(owner, mayInsert: false)

      let refused = try await articles.outcome(["refresh"])
      expectFailure(refused, "permission denied for table articles")
      try expectNothingSaved(owner)
      #expect(try await articles.outcome(["list"]).status == 0)

      try owner.execute("GRANT INSERT ON articles TO reader")
      try await expectRefresh(by: articles)
      try feeds.expectAll(in: articles)
    }

    private func articles(at address: String) -> ChildProcess {
      ChildProcess(
        Repository.program("articles"),
        environment: ["ARTICLES_POSTGRES": address, "TZ": "UTC", "COLUMNS": "100"])
    }

    private func followAll(by articles: ChildProcess) throws {
      let imported = try articles.run(["import", "-"], input: Data(feeds.list.utf8))
      try #require(imported.status == 0, "\(imported)")
    }

    /// As somebody who doesn't own the store.
    private func user(_ owner: Connection, _ limits: String = "", mayInsert: Bool) throws
      -> ChildProcess
    {
      let schema = try owner.run("SELECT current_schema()").first { $0[0] as String } ?? ""
      try owner.execute(
        """
        CREATE ROLE reader LOGIN PASSWORD 'secret' \(limits);
        GRANT USAGE ON SCHEMA \(schema) TO reader;
        GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA \(schema) TO reader;
        """)
      if !mayInsert { try owner.execute("REVOKE INSERT ON articles FROM reader") }
      return articles(at: database.address.replacing("articles:secret", with: "reader:secret"))
    }

    private func expectFailure(_ outcome: ChildProcess.Outcome, _ reason: String) {
      #expect(outcome.status == 74)
      #expect(outcome.output == "")
      #expect(outcome.errors.split(separator: "\n").count == 1, "\(outcome.errors)")
      #expect(outcome.errors.hasPrefix("articles: "))
      #expect(outcome.errors.contains(reason), "\(outcome.errors)")
      #expect(!outcome.errors.contains("secret"))
    }

    private func expectNothingSaved(_ owner: Connection) throws {
      for rows in [
        "articles", "contents", "claims", "subscriptions WHERE last_success IS NOT NULL",
      ] {
        #expect(try owner.run("SELECT 1 FROM \(rows)").count == 0, "\(rows)")
      }
    }

    private func expectRefresh(by articles: ChildProcess) async throws {
      let refreshed = try await articles.outcome(["refresh"])
      #expect(refreshed.status == 0, "\(refreshed.errors)")
    }
  }
#endif

#if Postgres
  internal import Articles
  internal import PostgreSQL

  /// Opens connections to one store, which it makes or brings up to date first where that is needed.
  struct StoreOpener: Sendable {
    let address: ServerAddress
    let migrations: [Migration]
    let plainText: @Sendable (String) -> String
    /// Of all connections that it opened.
    let contact = ServerContact()

    var location: String { address.description }

    func open() throws -> Connection {
      let connection = try Connection(to: address)
      try checkServer(connection)
      try connection.execute(Self.settings)
      do {
        try bringUpToDate(connection)
      } catch let error as PostgreSQLError where Self.statesOfOthers.contains(error.state) {
        throw ArticleRepositoryError.notAStore(location: location)
      }
      contact.note()
      return connection
    }

    private func bringUpToDate(_ connection: Connection) throws {
      let table = StoreTable(connection: connection)
      var version = try table.version()
      if version < migrations.newestVersion {
        try migrations.run(on: connection)
        version = try table.version()
      }
      guard version <= migrations.newestVersion else {
        throw ArticleRepositoryError.newerVersion(
          location: location, found: version, supported: migrations.newestVersion)
      }
    }

    /// Where somebody else has a table or a type of the same name, which stays as it is, or one without a version.
    private static let statesOfOthers: Set<String?> = ["42P07", "42710", "42703"]

    private func checkServer(_ connection: Connection) throws {
      guard connection.serverVersion >= Self.oldestServer else {
        throw unusable("its server is older than PostgreSQL \(Self.oldestServer / 10_000)")
      }
      let encoding = connection.serverParameter("server_encoding") ?? "unknown"
      guard encoding == "UTF8" else {
        throw unusable(
          "its encoding is \(encoding), which can't keep all text. Make one with: createdb --encoding UTF8 --template template0"
        )
      }
    }

    private func unusable(_ reason: String) -> ArticleRepositoryError {
      .cannotReach(location: location, reason: reason)
    }

    /// The first with `pg_current_xact_id()`.
    private static let oldestServer = 130_000

    /// What a lost machine left open is given up after ten seconds, and a lock is waited for a little longer.
    /// Compiling takes longer than any of these statements. Numbers come exactly, arrays have NULLs, and a search
    /// finds all, whatever the database or its user is set to; no statement is cut off for the time it takes.
    private static let settings = """
      SET lock_timeout = '15s';
      SET tcp_keepalives_idle = 4;
      SET tcp_keepalives_interval = 2;
      SET tcp_keepalives_count = 3;
      SET tcp_user_timeout = 10000;
      SET idle_in_transaction_session_timeout = '60s';
      SET statement_timeout = 0;
      SET jit = off;
      SET extra_float_digits = 1;
      SET array_nulls = on;
      SET gin_fuzzy_search_limit = 0;
      """
  }
#endif

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
      let table = StoreTable(connection: connection)
      var version = try table.version()
      if version < migrations.newestVersion {
        try migrate(connection)
        version = try table.version()
      }
      guard version <= migrations.newestVersion else {
        throw ArticleRepositoryError.newerVersion(
          location: location, found: version, supported: migrations.newestVersion)
      }
      contact.note()
      return connection
    }

    private func checkServer(_ connection: Connection) throws {
      guard connection.serverVersion >= Self.oldestServer else {
        throw cannotOpen("its server is older than PostgreSQL \(Self.oldestServer / 10_000)")
      }
      let encoding = connection.serverParameter("server_encoding") ?? "unknown"
      guard encoding == "UTF8" else {
        throw cannotOpen(
          "its encoding is \(encoding), which can't keep all text. Make one with: createdb --encoding UTF8 --template template0"
        )
      }
    }

    /// Where others have tables of the same names, those stay as they are.
    private func migrate(_ connection: Connection) throws {
      do {
        try migrations.run(on: connection)
      } catch let error as PostgreSQLError where error.state == "42P07" {
        throw ArticleRepositoryError.notAStore(location: location)
      }
    }

    private func cannotOpen(_ reason: String) -> ArticleRepositoryError {
      .cannotOpen(location: location, reason: reason)
    }

    /// The first with `pg_current_xact_id()`.
    private static let oldestServer = 130_000

    /// What a lost machine left open is given up after ten seconds, and a lock is waited for a little longer.
    /// Compiling takes longer than any of these statements.
    private static let settings = """
      SET lock_timeout = '15s';
      SET tcp_keepalives_idle = 4;
      SET tcp_keepalives_interval = 2;
      SET tcp_keepalives_count = 3;
      SET tcp_user_timeout = 10000;
      SET idle_in_transaction_session_timeout = '60s';
      SET jit = off;
      """
  }
#endif

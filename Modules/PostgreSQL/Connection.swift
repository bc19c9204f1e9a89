#if Postgres
  internal import CPostgres

  /// A connection to a PostgreSQL server. Not for use from two threads at once: who waits for the server
  /// holds his thread.
  ///
  /// Statements are prepared once and kept. Every failure is thrown as ``PostgreSQLError``.
  public final class Connection {
    let handle: OpaquePointer
    /// The names of the statements that the server has, by their SQL.
    var prepared: [String: String] = [:]
    /// How many statements were prepared, so that no name comes twice.
    var statementCount = 0
    /// Whether answers may come that nobody waits for.
    var isOutOfStep = false

    /// Connects; text goes either way in UTF-8.
    ///
    /// A server that says nothing for half a minute is taken for lost, unless the address says otherwise.
    public init(to address: ServerAddress) throws {
      guard address.isReadable else {
        throw PostgreSQLError(
          state: nil,
          message: """
            the address isn't one that PostgreSQL knows; in a password, % is written %25, @ %40, : %3A, / %2F and ? %3F
            """)
      }
      let handle = Self.connect([
        ("connect_timeout", "10"), ("keepalives_idle", "15"), ("keepalives_interval", "5"),
        ("keepalives_count", "3"), ("tcp_user_timeout", "30000"),
        ("fallback_application_name", "articles"), ("dbname", address.connectionString),
        ("client_encoding", "UTF8"),
      ])
      guard let handle else { throw PostgreSQLError(state: nil, message: "out of memory") }
      self.handle = handle
      guard PQstatus(handle) == CONNECTION_OK else { throw PostgreSQLError(connecting: handle) }
      PQsetnonblocking(handle, 1)
      PQsetNoticeReceiver(handle, { _, _ in }, nil)
    }

    deinit {
      PQfinish(handle)
    }

    /// Whether it can't be used any more.
    public var isLost: Bool { isOutOfStep || PQstatus(handle) != CONNECTION_OK }

    /// For example 150004.
    public var serverVersion: Int { Int(PQserverVersion(handle)) }

    /// What the server says of itself, for example its `server_encoding`.
    public func serverParameter(_ name: String) -> String? {
      PQparameterStatus(handle, name).map { String(cString: $0) }
    }

    /// Interrupts from another thread what the connection runs.
    public var canceller: Canceller { Canceller(handle) }

    /// Options that come later win over those before them, and over what stands in the address if that
    /// comes before.
    private static func connect(_ options: [(keyword: String, value: String)]) -> OpaquePointer? {
      CStrings.with(options.map(\.keyword) + [nil]) { keywords in
        CStrings.with(options.map(\.value) + [nil]) { values in
          PQconnectdbParams(keywords, values, 1)
        }
      }
    }
  }
#endif

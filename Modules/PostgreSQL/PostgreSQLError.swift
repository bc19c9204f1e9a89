#if Postgres
  internal import CPostgres

  /// What PostgreSQL says went wrong.
  public struct PostgreSQLError: Error, Sendable, Hashable {
    /// The SQLSTATE (https://www.postgresql.org/docs/current/errcodes-appendix.html), for example `53100`;
    /// `nil` when the server couldn't be reached, or not any more.
    public var state: String?
    /// In one line.
    public var message: String
    /// The SQL that was run, if there was any.
    public var statement: String?

    public init(state: String?, message: String, statement: String? = nil) {
      self.state = state
      self.message = message
      self.statement = statement
    }

    /// Reads what went wrong on a connection.
    init(on connection: OpaquePointer) {
      self.init(state: nil, message: Self.line(PQerrorMessage(connection)))
    }

    /// Reads why there is no connection. libpq gives no SQLSTATE then; those that matter are told by what
    /// servers say in English, and other languages are understood as a server that can't be reached.
    init(connecting connection: OpaquePointer) {
      self.init(on: connection)
      state = Self.statesOfRefusals.first { message.contains($0.text) }?.state
    }

    /// Reads how a statement ended.
    init(result: OpaquePointer, statement: String?) {
      let field = { (code: UnicodeScalar) in
        PQresultErrorField(result, Int32(code.value)).map { Self.line($0) }
      }
      self.init(
        state: field("C"), message: field("M") ?? Self.line(PQresultErrorMessage(result)),
        statement: statement)
    }

    private static let statesOfRefusals = [
      (text: "too many clients", state: "53300"), (text: "too many connections", state: "53300"),
      (text: "remaining connection slots", state: "53300"),
      (text: "the database system is", state: "57P03"),
      (text: "authentication failed", state: "28P01"),
      (text: "no password supplied", state: "28P01"),
      (text: "no pg_hba.conf entry", state: "28000"), (text: "permission denied", state: "42501"),
      (text: "does not exist", state: "3D000"),
      (text: "is not permitted to log in", state: "28000"),
    ]

    /// What it says, without what it adds to that in lines of their own; each try to connect has one.
    private static func line(_ text: UnsafePointer<CChar>?) -> String {
      guard let text else { return "" }
      var said: [Substring] = []
      for line in String(cString: text).split(whereSeparator: \.isNewline)
      where !additions.contains(where: line.hasPrefix) && !said.contains(line) { said.append(line) }
      return said.joined(separator: "; ")
    }

    private static let additions = ["\t", " ", "DETAIL:", "HINT:"]
  }
#endif

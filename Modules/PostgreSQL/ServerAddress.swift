#if Postgres
  internal import CPostgres

  /// Where a database is, and how to get in: a connection string or URI as libpq reads it
  /// (https://www.postgresql.org/docs/current/libpq-connect.html#LIBPQ-CONNSTRING).
  ///
  /// Its description never has the password.
  public struct ServerAddress: Sendable, Hashable, CustomStringConvertible {
    /// As it was given, with the password.
    let connectionString: String
    /// `postgres://user@host:port/database`, of these what was given.
    public let description: String
    /// Whether libpq can read it, and as it was meant.
    let isReadable: Bool

    public init(_ connectionString: String) {
      self.connectionString = connectionString
      let options = Self.isPlain(connectionString) ? Self.options(in: connectionString) : nil
      let isPort = options?["port"]?.allSatisfy { $0.isNumber || $0 == "," } ?? true
      isReadable = options != nil && isPort
      description = Self.description(of: isReadable ? options ?? [:] : [:])
    }

    private static func description(of options: [String: String]) -> String {
      let user = options["user"].map { "\($0)@" } ?? ""
      let host = options["host"] ?? options["hostaddr"] ?? ""
      let port = options["port"].map { ":\($0)" } ?? ""
      let database = options["dbname"].map { "/\($0)" } ?? ""
      return "postgres://\(user)\(host)\(port)\(database)"
    }

    /// Whether a URI has at most one `@`, before its path: libpq takes what stands after the first, or before the
    /// first slash, for the server, though it may be a part of the password; and tells it.
    private static func isPlain(_ connectionString: String) -> Bool {
      let schemes = ["postgres://", "postgresql://"]
      guard let scheme = schemes.first(where: connectionString.hasPrefix) else { return true }
      let rest = connectionString.dropFirst(scheme.count).prefix { $0 != "?" }
      let server = rest.prefix { $0 != "/" }
      return rest.count { $0 == "@" } <= 1 && !rest[server.endIndex...].contains("@")
    }

    /// What is said in it, by libpq's names. Why it can't be read isn't asked: the answer may have the
    /// password in it.
    private static func options(in connectionString: String) -> [String: String]? {
      guard let first = PQconninfoParse(connectionString, nil) else { return nil }
      defer { PQconninfoFree(first) }
      var options: [String: String] = [:]
      var option = first
      while let keyword = option.pointee.keyword {
        if let value = option.pointee.val {
          options[String(cString: keyword)] = String(cString: value)
        }
        option += 1
      }
      return options
    }
  }
#endif

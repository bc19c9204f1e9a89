internal import CSQLite

/// A connection to one database file. Not for use from two threads at once.
///
/// Statements are prepared once and kept. Every failure is thrown as ``SQLiteError``.
public final class Connection {
  /// What a connection may do with its file.
  public enum Access: Sendable {
    /// Reads and writes; makes the file if it isn't there.
    case create
    /// Reads and writes, or only reads where the file system allows no more.
    case readWrite
    /// Reads a file of which it's known that nobody writes it: without locks, without a `-wal`.
    case immutable
  }

  private let handle: OpaquePointer
  let access: Access
  private var statements: [String: Statement] = [:]

  /// - Parameter path: of the file; never read as a URI.
  public init(path: String, _ access: Access) throws {
    _ = Self.hasFirstPages
    var opened: OpaquePointer?
    let code = sqlite3_open_v2(access.name(of: path), &opened, access.flags, nil)
    guard let opened else {
      throw SQLiteError(extendedCode: code, message: String(cString: sqlite3_errstr(code)))
    }
    guard code == SQLITE_OK else {
      defer { sqlite3_close_v2(opened) }
      throw SQLiteError(on: opened, statement: nil)
    }
    handle = opened
    self.access = access
    sqlite3_extended_result_codes(handle, 1)
  }

  deinit {
    statements = [:]
    sqlite3_close_v2(handle)
  }

  /// Has memory for what a list or a search reads taken in one piece: glibc gives it page by page to any thread but
  /// the first, each with a call of the kernel. Where SQLite runs already it stays without.
  private static let hasFirstPages = sqlite3_config_first_pages(256) == SQLITE_OK

  /// Whether the file can't be written through this connection.
  public var isReadOnly: Bool { sqlite3_db_readonly(handle, "main") == 1 }

  /// Whether a transaction is open.
  public var isInTransaction: Bool { sqlite3_get_autocommit(handle) == 0 }

  /// How long SQLite itself waits for a lock, before it says that it's busy.
  public func setBusyTimeout(milliseconds: Int) {
    sqlite3_busy_timeout(handle, Int32(milliseconds))
  }

  /// Runs a script of any number of statements that take no values.
  public func execute(_ script: String) throws {
    guard sqlite3_exec(handle, script, nil, nil, nil) == SQLITE_OK else {
      throw SQLiteError(on: handle, statement: script)
    }
  }

  /// Runs one statement to its end; answers how many rows it inserted, updated or deleted itself.
  @discardableResult
  public func run(_ sql: String, _ values: [any SQLiteValue] = []) throws -> Int {
    try withStatement(sql, values) { statement in
      while try statement.next() != nil {}
    }
    return Int(sqlite3_changes(handle))
  }

  /// Every row of a query, in order.
  public func rows<Value>(
    _ sql: String, _ values: [any SQLiteValue] = [], _ read: (Row) throws -> Value
  ) throws -> [Value] {
    try withStatement(sql, values) { statement in
      var result: [Value] = []
      while let row = try statement.next() {
        result.append(try read(row))
      }
      return result
    }
  }

  /// The first row of a query, if it has any.
  public func first<Value>(
    _ sql: String, _ values: [any SQLiteValue] = [], _ read: (Row) throws -> Value
  ) throws -> Value? {
    try withStatement(sql, values) { statement in
      try statement.next().map(read)
    }
  }

  /// The rowid of the last row inserted.
  public var lastInsertedRow: Int { Int(sqlite3_last_insert_rowid(handle)) }

  /// The connection as C functions know it.
  var pointer: OpaquePointer { handle }

  private func withStatement<Result>(
    _ sql: String, _ values: [any SQLiteValue], _ body: (Statement) throws -> Result
  ) throws -> Result {
    let statement = try statement(sql)
    defer { statement.reset() }
    try statement.bind(values)
    return try body(statement)
  }

  /// The statement that is kept, or another while that one runs: the same SQL can run inside itself.
  private func statement(_ sql: String) throws -> Statement {
    let kept = statements[sql]
    if let kept, !kept.isRunning { return kept }
    let new = try Statement(sql, on: handle)
    if kept == nil { statements[sql] = new }
    return new
  }
}

extension Connection.Access {
  fileprivate var flags: Int32 {
    switch self {
    case .create: SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_NOMUTEX
    case .readWrite: SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX
    case .immutable: SQLITE_OPEN_READONLY | SQLITE_OPEN_URI | SQLITE_OPEN_NOMUTEX
    }
  }

  /// A path that begins with `file:` or `:` would mean something else to SQLite.
  func name(of path: String) -> String {
    switch self {
    case .create, .readWrite: path == ":memory:" || path.hasPrefix("/") ? path : "./\(path)"
    case .immutable: "file:\(Self.escaped(path))?immutable=1"
    }
  }

  private static func escaped(_ path: String) -> String {
    var escaped = ""
    for byte in path.utf8 {
      let scalar = Unicode.Scalar(byte)
      let isPlain =
        scalar.properties.isAlphabetic && scalar.isASCII || "/._-0123456789".utf8.contains(byte)
      if isPlain {
        escaped.unicodeScalars.append(scalar)
      } else {
        escaped += "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16)
      }
    }
    return escaped
  }
}

internal import CSQLite

/// What SQLite says went wrong (https://www.sqlite.org/rescode.html).
public struct SQLiteError: Error, Sendable, Hashable {
  /// The primary result code, for example 11 for `SQLITE_CORRUPT`.
  public var code: Int32
  /// The code with its details, for example 267 for `SQLITE_CORRUPT_VTAB`.
  public var extendedCode: Int32
  public var message: String
  /// The SQL that was run, if there was any.
  public var statement: String?

  public init(extendedCode: Int32, message: String, statement: String? = nil) {
    self.code = extendedCode & 0xff
    self.extendedCode = extendedCode
    self.message = message
    self.statement = statement
  }

  /// Reads what went wrong last on a connection.
  init(on handle: OpaquePointer?, statement: String?) {
    self.init(
      extendedCode: sqlite3_extended_errcode(handle),
      message: String(cString: sqlite3_errmsg(handle)),
      statement: statement)
  }
}

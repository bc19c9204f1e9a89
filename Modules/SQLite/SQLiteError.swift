internal import CSQLite

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// What SQLite says went wrong (https://www.sqlite.org/rescode.html).
public struct SQLiteError: Error, Sendable, Hashable {
  /// The primary result code, for example 11 for `SQLITE_CORRUPT`.
  public var code: Int32
  /// The code with its details, for example 267 for `SQLITE_CORRUPT_VTAB`.
  public var extendedCode: Int32
  public var message: String
  /// The SQL that was run, if there was any.
  public var statement: String?
  /// The `errno` of a file that couldn't be opened, read or written; 0 for anything else.
  public var systemError: Int32

  public init(
    extendedCode: Int32, message: String, statement: String? = nil, systemError: Int32 = 0
  ) {
    self.code = extendedCode & 0xff
    self.extendedCode = extendedCode
    self.message = message
    self.statement = statement
    self.systemError = systemError
  }

  /// Reads what went wrong last on a connection.
  init(on handle: OpaquePointer?, statement: String?) {
    let code = sqlite3_extended_errcode(handle)
    let isOfFile = [SQLITE_CANTOPEN, SQLITE_IOERR].contains(code & 0xff)
    let systemError = isOfFile ? sqlite3_system_errno(handle) : 0
    let message = String(cString: sqlite3_errmsg(handle))
    self.init(
      extendedCode: code,
      message: systemError == 0
        ? message : "\(message): \(String(cString: strerror(systemError)))",
      statement: statement, systemError: systemError)
  }
}

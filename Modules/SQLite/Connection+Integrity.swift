internal import CSQLite

extension Connection {
  /// Looks through a database's pages, rows and indexes.
  /// - Throws: `SQLiteError` with the first thing that is wrong (`SQLITE_CORRUPT`), or of a database that can't be
  ///   looked through.
  public func checkPages(of name: String) throws {
    let statement = "PRAGMA \(name).integrity_check(1)"
    let finding: String = try first(statement) { $0[0] } ?? ""
    guard finding == "ok" else {
      throw SQLiteError(extendedCode: SQLITE_CORRUPT, message: finding, statement: statement)
    }
  }
}

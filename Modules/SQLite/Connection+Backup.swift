internal import CSQLite

extension Connection {
  /// Makes everything as it is in another database, in one transaction.
  public func overwrite(with source: Connection) throws {
    guard let backup = sqlite3_backup_init(pointer, "main", source.pointer, "main") else {
      throw SQLiteError(on: pointer, statement: nil)
    }
    let code = sqlite3_backup_step(backup, -1)
    sqlite3_backup_finish(backup)
    guard code == SQLITE_DONE else {
      throw SQLiteError(extendedCode: code, message: String(cString: sqlite3_errstr(code)))
    }
  }
}

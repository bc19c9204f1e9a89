internal import CSQLite

extension Connection {
  /// Lets SQL find the tables of another database file, too, by the same access. Not in a transaction.
  ///
  /// The file has to be there, though it may be empty, unless the access makes files.
  public func attach(_ path: String, as name: String) throws {
    try run("ATTACH ? AS \(name)", [access.name(of: path)])
  }

  /// Lets go of a database that was attached. Not in a transaction.
  public func detach(_ name: String) throws {
    try run("DETACH \(name)")
  }

  /// Whether a database of that name is attached.
  public func isAttached(_ name: String) -> Bool {
    sqlite3_db_readonly(pointer, name) >= 0
  }

  /// Whether the file of a database was removed or replaced since it was opened.
  public func isMoved(_ name: String) -> Bool {
    var isMoved: Int32 = 0
    let code = sqlite3_file_control(pointer, name, SQLITE_FCNTL_HAS_MOVED, &isMoved)
    return code == SQLITE_OK && isMoved != 0
  }
}

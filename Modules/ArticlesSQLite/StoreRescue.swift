internal import Articles
internal import SQLite

/// Puts a new store, with all that can be read of it, in the place of a damaged one.
struct StoreRescue {
  let opener: StoreOpener
  /// A copy of the damaged store, which stays as it is.
  let copy: StoreFile

  private var source: StoreFile { StoreFile(path: opener.file.path + ".damaged") }
  private var target: StoreFile { StoreFile(path: opener.file.path + ".rescue") }

  /// - Parameter connection: to the damaged store; `nil` where it can't be opened.
  /// - Returns: what was saved and what is lost, one line each.
  func run(replacing connection: Connection?) throws -> (repairs: [String], problems: [String]) {
    defer {
      source.removeIfPossible()
      target.removeIfPossible()
    }
    let lines = try make()
    if let connection {
      do {
        try connection.overwrite(with: Connection(path: target.path, .readWrite))
        return lines
      } catch let error as SQLiteError where error.isDamage {
        // It's damaged so that it can't even be written over.
      }
    }
    try target.move(to: opener.file)
    return lines
  }

  /// Makes the new store whole, with nothing left in a log beside it.
  private func make() throws -> (repairs: [String], problems: [String]) {
    try source.remove()
    try target.remove()
    try copy.copy(to: source)
    let rescued = try opener.make(target)
    try mendSchema(by: rescued)
    let rescue = Rescue(damaged: try openSource(), rescued: rescued)
    let problems = try rescue.run()
    try rescued.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    return ([try rescue.summary()], problems)
  }

  /// Also reads a file that is shorter than it says, and whose schema isn't whole.
  private func openSource() throws -> Connection {
    let damaged = try Connection(path: source.path, .readWrite)
    try damaged.execute("PRAGMA writable_schema = ON; PRAGMA cell_size_check = ON")
    return damaged
  }

  /// Where tables begin may be known though not what their columns are called.
  private func mendSchema(by rescued: Connection) throws {
    let damaged = try openSource()
    do {
      for (name, sql) in try rescued.schemaTexts() {
        try damaged.run(
          "UPDATE sqlite_schema SET sql = ?1 WHERE name = ?2 AND sql <> ?1", [sql, name])
      }
    } catch let error as SQLiteError where error.isDamage {
      // Then the tables are read as far as they can be found.
    }
  }
}

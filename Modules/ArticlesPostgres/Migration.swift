#if Postgres
  internal import PostgreSQL

  /// One step of a schema.
  struct Migration: Sendable {
    /// The version that it leads to.
    var toVersion: Int
    var script: String
  }

  extension [Migration] {
    /// The version that the last one leads to.
    var newestVersion: Int { last?.toVersion ?? 0 }

    /// Brings a store to the newest version, in one transaction: it's whole in its old version, or whole in
    /// the new one. Others who come meanwhile wait, and find it done.
    func run(on connection: Connection) throws {
      try connection.execute("BEGIN")
      do {
        try connection.run([StoreTable.locking("migrations")])
        let table = StoreTable(connection: connection)
        let version = try table.isMade() ? table.version() : 0
        for migration in self where migration.toVersion > version {
          try connection.execute(migration.script)
          try connection.execute("UPDATE store SET version = \(migration.toVersion)")
        }
        try connection.execute("COMMIT")
      } catch {
        if !connection.isLost { try connection.execute("ROLLBACK") }
        throw error
      }
    }
  }
#endif

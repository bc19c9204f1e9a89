internal import SQLite

/// One step of a schema.
struct Migration: Sendable {
  /// The `PRAGMA user_version` that it leads to.
  var toVersion: Int
  var script: String
}

extension [Migration] {
  /// The version that the last one leads to.
  var newestVersion: Int { last?.toVersion ?? 0 }

  /// Brings a store to the newest version, in one transaction: it's whole in its old version, or whole in
  /// the new one. Somebody else may have done it meanwhile.
  func run(on connection: Connection) throws {
    try connection.write {
      let version = try connection.schemaVersion()
      for migration in self where migration.toVersion > version {
        try connection.execute(migration.script)
        try connection.execute("PRAGMA user_version = \(migration.toVersion)")
      }
      try connection.execute("PRAGMA application_id = \(Schema.applicationID)")
    }
  }
}

extension Connection {
  /// The version that the store has; 0 before it was made.
  func schemaVersion() throws -> Int {
    try first("PRAGMA user_version") { $0[0] } ?? 0
  }

  /// What its tables, triggers and indexes are made with, by their names.
  func schemaTexts() throws -> [String: String] {
    let texts: [(String, String)] = try rows(
      "SELECT name, sql FROM sqlite_schema WHERE sql IS NOT NULL"
    ) { ($0[0], $0[1]) }
    return Dictionary(texts) { first, _ in first }
  }
}

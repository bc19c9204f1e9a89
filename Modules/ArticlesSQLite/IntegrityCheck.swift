internal import Articles
internal import SQLite

/// Looks through a store for damage, and repairs what can be made again from the rest; but for the search index,
/// which is looked at afterwards.
struct IntegrityCheck {
  private let connection: Connection
  private let opener: StoreOpener
  private var report = IntegrityReport()

  init(connection: Connection, opener: StoreOpener) {
    self.connection = connection
    self.opener = opener
  }

  consuming func run() throws -> IntegrityReport {
    if try isDamaged() {
      let copy = try copyAside()
      if try reindex() {
        report.repairs.append("lists were in disorder, and were put in order again")
      } else {
        try rescue(from: copy)
      }
    }
    do {
      try checkReferences()
    } catch let error as SQLiteError where error.isDamage {
      try rescue(from: copyAside())
    }
    return report
  }

  /// Schema, pages, rows and indexes.
  private func isDamaged() throws -> Bool {
    do {
      let expected = try opener.make(StoreFile(path: ":memory:")).schemaTexts()
      try connection.checkPages(of: "main")
      return try connection.schemaTexts() != expected
    } catch let error as SQLiteError where error.isDamage {
      return true
    }
  }

  /// Makes the indexes again from their tables.
  /// - Returns: whether that was all.
  private func reindex() throws -> Bool {
    do {
      try connection.write { try connection.execute("REINDEX") }
      return try !isDamaged()
    } catch let error as SQLiteError where error.isDamage {
      return false
    }
  }

  /// Makes the whole store again from what can be read of it.
  private mutating func rescue(from copy: StoreFile) throws {
    let lines = try StoreRescue(opener: opener, copy: copy).run(replacing: connection)
    report.repairs += lines.repairs
    report.problems += lines.problems
  }

  /// What belongs to an article or a subscription that isn't there. Articles get a subscription without
  /// an address; everything else is of no use without what it belongs to.
  private mutating func checkReferences() throws {
    let tables: [String] = try connection.rows("PRAGMA foreign_key_check") { $0[0] }
    guard !tables.isEmpty else { return }
    let copy = try copyAside()
    if tables.contains("articles") { return try rescue(from: copy) }
    for (table, orphans) in Dictionary(grouping: tables, by: \.self).sorted(by: { $0.key < $1.key })
    {
      try deleteOrphans(of: table)
      report.repairs.append("\(orphans.count) of \(table) without what they belong to")
    }
  }

  private func deleteOrphans(of table: String) throws {
    let (column, parent) =
      table == "tombstones" ? ("subscription", "subscriptions") : ("article", "articles")
    try connection.run(
      "DELETE FROM \(table) WHERE \(column) NOT IN (SELECT number FROM \(parent))")
  }

  /// Before the first repair, once.
  private mutating func copyAside() throws -> StoreFile {
    if let copy = report.copy { return StoreFile(path: copy) }
    let copy = try opener.file.copyAside()
    report.copy = copy
    return StoreFile(path: copy)
  }
}

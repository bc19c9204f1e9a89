internal import Articles
internal import SQLite

/// Looks through a store for damage, and repairs what can be made again from the rest.
struct IntegrityCheck {
  private let connection: Connection
  private let opener: StoreOpener
  private let index: SearchIndex
  private var report = IntegrityReport()

  init(connection: Connection, opener: StoreOpener) {
    self.connection = connection
    self.opener = opener
    index = SearchIndex(connection: connection)
  }

  consuming func run() throws -> IntegrityReport {
    try checkFile()
    try checkReferences()
    try checkIndex()
    return report
  }

  /// Pages, rows and indexes. Indexes are made again from their tables; where that can't be done, the
  /// whole store from what can be read of it.
  private mutating func checkFile() throws {
    let before = try damage()
    guard !before.isEmpty else { return }
    try copyAside()
    if try !reindex() {
      report.problems += try Rescue(connection: connection, opener: opener).run()
    }
    let after = try damage()
    report.problems += after
    report.repairs += before.filter { !after.contains($0) }
  }

  /// - Returns: whether that was all.
  private func reindex() throws -> Bool {
    do {
      try connection.write { try connection.execute("REINDEX") }
      return try damage().isEmpty
    } catch let error as SQLiteError where error.reason == .corrupt {
      return false
    }
  }

  private func damage() throws -> [String] {
    do {
      return try connection.rows("PRAGMA integrity_check(100)") { $0[0] }.filter { $0 != "ok" }
    } catch let error as SQLiteError where error.reason == .corrupt {
      return [error.message]
    }
  }

  /// What belongs to an article or a subscription that isn't there. An article is kept and reported;
  /// everything else is of no use without what it belongs to.
  private mutating func checkReferences() throws {
    let tables: [String] = try connection.rows("PRAGMA foreign_key_check") { $0[0] }
    guard !tables.isEmpty else { return }
    try copyAside()
    for (table, orphans) in Dictionary(grouping: tables, by: \.self).sorted(by: { $0.key < $1.key })
    {
      let line = "\(orphans.count) of \(table) without what they belong to"
      if table == "articles" {
        report.problems.append(line)
      } else {
        try deleteOrphans(of: table)
        report.repairs.append(line)
      }
    }
  }

  private func deleteOrphans(of table: String) throws {
    let (column, parent) =
      table == "tombstones" ? ("subscription", "subscriptions") : ("article", "articles")
    try connection.run(
      "DELETE FROM \(table) WHERE \(column) NOT IN (SELECT number FROM \(parent))")
  }

  /// The search index, which is made again from the articles.
  private mutating func checkIndex() throws {
    let problems = try index.problems()
    guard !problems.isEmpty else { return }
    try copyAside()
    try index.rebuild()
    report.repairs += problems
  }

  /// Before the first repair, once.
  private mutating func copyAside() throws {
    if report.copy == nil { report.copy = try opener.file.copyAside() }
  }
}

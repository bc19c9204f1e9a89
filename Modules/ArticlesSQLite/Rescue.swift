internal import Articles
internal import SQLite

/// Makes a damaged store again from every row of it that can still be read.
struct Rescue {
  let connection: Connection
  let opener: StoreOpener

  /// A table, by what its rows are found, and what they belong to; parents stand before children.
  private struct Table {
    var name: String
    /// `nil` where rows aren't numbered.
    var number: String?
    var parent: (column: String, table: String)?
  }

  private static let tables = [
    Table(name: "subscriptions", number: "number"),
    Table(name: "articles", number: "number", parent: ("subscription", "subscriptions")),
    Table(name: "contents", number: "article", parent: ("article", "articles")),
    Table(name: "aliases", parent: ("article", "articles")),
    Table(name: "tombstones", parent: ("subscription", "subscriptions")),
  ]

  /// - Returns: what couldn't be read, one line each.
  func run() throws -> [String] {
    let file = StoreFile(path: opener.file.path + ".rescue")
    try file.remove()
    defer { file.removeIfPossible() }
    var lost: [String] = []
    do {
      let rescued = try opener.make(file)
      try connection.attach(file.path, as: "rescue")
      defer { detach() }
      for table in Self.tables where try !copy(table) {
        lost.append("rows of \(table.name) can't be read")
      }
      try SearchIndex(connection: rescued).enqueueEverything()
    }
    try connection.overwrite(with: Connection(path: file.path, .readWrite))
    return lost
  }

  /// - Returns: whether every row could be read.
  private func copy(_ table: Table) throws -> Bool {
    do {
      try connection.write { try copy(table, where: "true", []) }
      return true
    } catch let error as SQLiteError where error.reason == .corrupt {
      if let number = table.number { try copyOneByOne(table, number) }
      return false
    }
  }

  /// Each row in a transaction of its own: SQLite commits none in which it met damage.
  private func copyOneByOne(_ table: Table, _ number: String) throws {
    for row in try possibleNumbers(of: table) {
      do {
        try copy(table, where: "t.\(number) = ?", [row])
      } catch let error as SQLiteError where error.reason == .corrupt {
        // This row is on the page that is damaged; the next may be on another.
        continue
      }
    }
  }

  /// The numbers that rows may have: those of the rows that they belong to, or all that were given.
  private func possibleNumbers(of table: Table) throws -> [Int] {
    switch table.name {
    case "contents":
      try connection.rows("SELECT number FROM rescue.articles ORDER BY number") { $0[0] }
    case "articles":
      Array(1...max(1, try greatest("SELECT max(article) FROM main.contents")))
    default:
      Array(1...max(1, try greatest("SELECT max(seq) FROM main.sqlite_sequence")))
    }
  }

  private func greatest(_ sql: String) throws -> Int {
    try connection.first(sql) { $0[0] } ?? 0
  }

  private func copy(_ table: Table, where condition: String, _ values: [any SQLiteValue]) throws {
    let belongs = table.parent.map {
      "AND t.\($0.column) IN (SELECT number FROM rescue.\($0.table))"
    }
    try connection.run(
      """
      INSERT OR IGNORE INTO rescue.\(table.name)
      SELECT * FROM main.\(table.name) AS t NOT INDEXED WHERE \(condition) \(belongs ?? "")
      """, values)
  }

  /// What was attached is a file of our own that goes at once; should letting go of it fail, nothing is lost.
  private func detach() {
    _ = try? connection.run("DETACH rescue")
  }
}

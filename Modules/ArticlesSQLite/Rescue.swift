internal import Articles
internal import SQLite

/// Fills a new store with everything of a damaged one that can still be read.
///
/// Rows that are lost are made again, as far as the indexes have them: an article's id, date and marks
/// are then kept, and the next refresh brings the rest.
struct Rescue {
  let damaged: Connection
  let rescued: Connection

  private static let tables = ["subscriptions", "articles", "contents", "aliases", "tombstones"]

  /// - Returns: what is lost, one line each.
  func run() throws -> [String] {
    try rescued.execute("PRAGMA foreign_keys = OFF")
    return try rescued.write {
      let torn = try Self.tables.filter { try !copy($0) }
      let feeds = try recoverSubscriptions()
      let articles = try recoverArticles()
      let nameless = try adoptArticles()
      let texts = try dropOrphans()
      let counts = [
        (feeds, "feeds lost all but their addresses"),
        (nameless, "feeds are lost; their articles are kept under 'Lost feed'"),
        (articles, "articles lost all but their dates and marks"),
        (texts, "articles lost their texts; the next refresh brings what the feeds still have"),
      ]
      return counts.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" } + torn.compactMap(uncounted)
    }
  }

  /// What may be missing of a table that wasn't read to its end, and can't be counted.
  private func uncounted(_ table: String) -> String? {
    switch table {
    case "subscriptions": "feeds may be missing"
    case "articles": "articles may be missing; the next refresh brings what the feeds still have"
    case "tombstones": "articles that were pruned may come again"
    default: nil
    }
  }

  /// What was saved, as a person counts it.
  func summary() throws -> String {
    let feeds: Int = try rescued.first("SELECT count(*) FROM subscriptions") { $0[0] } ?? 0
    let articles: Int = try rescued.first("SELECT count(*) FROM articles") { $0[0] } ?? 0
    return "made again from what can be read: \(feeds) feeds with \(articles) articles"
  }

  private var salvage: Salvage { Salvage(damaged: damaged) }

  /// - Returns: whether every row could be read.
  private func copy(_ table: String) throws -> Bool {
    let columns: [String] = try rescued.rows("PRAGMA table_info(\(table))") { $0[1] }
    let names = columns.joined(separator: ", ")
    let insertion = """
      INSERT OR IGNORE INTO \(table) (\(names))
      VALUES (\(columns.map { _ in "?" }.joined(separator: ", ")))
      """
    func insert(_ row: Row, from first: Int) throws {
      let values = columns.indices.map { row[first + $0] as Parameter }
      try rescued.run(insertion, values)
    }
    switch table {
    case "aliases", "tombstones":
      // They aren't numbered: from the one end, and where that isn't the other, from there too.
      let sql = "SELECT \(names) FROM \(table) ORDER BY id"
      if try salvage.read(sql, [], { try insert($0, from: 0) }) { return true }
      _ = try salvage.read(sql + " DESC", []) { try insert($0, from: 0) }
      return false
    default:
      let number = table == "contents" ? "article" : "number"
      return try salvage.readRows(of: table, number: number, columns: names) {
        try insert($0, from: 1)
      }
    }
  }

  /// Feeds whose rows are lost, by the indexes over ids and addresses.
  private func recoverSubscriptions() throws -> Int {
    let addresses = try missing(
      "SELECT number, address FROM subscriptions INDEXED BY sqlite_autoindex_subscriptions_2",
      in: "subscriptions")
    let ids = try missing(
      "SELECT number, id FROM subscriptions INDEXED BY sqlite_autoindex_subscriptions_1",
      in: "subscriptions")
    for (number, address) in addresses {
      try rescued.run(
        "INSERT OR IGNORE INTO subscriptions (number, id, address, title) VALUES (?, ?, ?, ?)",
        [number, ids[number] ?? SubscriptionID(address: address).rawValue, address, address])
    }
    return addresses.count
  }

  /// Articles whose rows are lost, by the indexes over ids, feeds and marks.
  private func recoverArticles() throws -> Int {
    let ids = try missing(
      "SELECT number, id FROM articles INDEXED BY sqlite_autoindex_articles_1", in: "articles")
    guard !ids.isEmpty else { return 0 }
    let unread = try marked("articles_unread", "is_read = 0")
    let starred = try marked("articles_starred", "is_starred = 1")
    var recovered = 0
    _ = try salvage.read(
      "SELECT number, subscription, sort_date FROM articles INDEXED BY articles_by_subscription"
    ) { row in
      let number: Int = row[0]
      guard let id = ids[number] else { return }
      recovered += try rescued.run(
        """
        INSERT OR IGNORE INTO articles
          (number, id, subscription, first_seen, sort_date, is_read, is_starred)
        VALUES (?1, ?2, ?3, ?4, ?4, ?5, ?6)
        """,
        [
          number, id, row[1] as Int, row[2] as Double, !unread.contains(number),
          starred.contains(number),
        ])
    }
    return recovered
  }

  private func missing(_ sql: String, in table: String) throws -> [Int: String] {
    let present: Set<Int> = Set(try rescued.rows("SELECT number FROM \(table)") { $0[0] })
    var missing: [Int: String] = [:]
    _ = try salvage.read(sql) { row in
      if !present.contains(row[0]) { missing[row[0]] = row[1] }
    }
    return missing
  }

  private func marked(_ index: String, _ condition: String) throws -> Set<Int> {
    var numbers: Set<Int> = []
    _ = try salvage.read("SELECT number FROM articles INDEXED BY \(index) WHERE \(condition)") {
      numbers.insert($0[0])
    }
    return numbers
  }

  /// Gives articles whose feed is lost one without an address. Followed again, the feed takes them over.
  private func adoptArticles() throws -> Int {
    try rescued.run(
      """
      INSERT OR IGNORE INTO subscriptions (number, id, address, title, is_gone)
      SELECT DISTINCT subscription, 'lost' || subscription, 'lost:' || subscription,
        'Lost feed ' || subscription, 1
      FROM articles WHERE subscription NOT IN (SELECT number FROM subscriptions)
      """)
  }

  /// - Returns: how many articles have no text.
  private func dropOrphans() throws -> Int {
    for table in ["contents", "aliases"] {
      try rescued.run(
        "DELETE FROM \(table) WHERE article NOT IN (SELECT number FROM articles)")
    }
    try rescued.run(
      "DELETE FROM tombstones WHERE subscription NOT IN (SELECT number FROM subscriptions)")
    return try rescued.first(
      "SELECT count(*) FROM articles WHERE number NOT IN (SELECT article FROM contents)"
    ) { $0[0] } ?? 0
  }
}

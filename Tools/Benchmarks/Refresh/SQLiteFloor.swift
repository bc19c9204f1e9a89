import Articles
// locator:ignore imports-implementation: what is measured is this implementation's schema
import ArticlesSQLite
import Benchmarking
import Foundation
import SQLite

/// The least that SQLite takes for a refresh: the rows are inserted into the store's own tables by
/// prepared statements, and nothing else is done. No article is looked for, and nothing is queued.
struct SQLiteFloor {
  private let connection: Connection
  private(set) var time = Duration.zero
  private(set) var processorSeconds = 0.0
  private var feedCount = 0

  /// - Parameter automerge: FTS5's setting of that name.
  init(path: String, automerge: Int) async throws {
    // Makes the tables, and those of the index.
    try await SQLiteArticleRepository(path: path, plainText: \.self).finishSaving()
    connection = try Connection(path: path, .readWrite)
    try connection.attach(path + ".search", as: "search_file")
    try connection.execute(
      """
      PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA secure_delete = OFF;
      PRAGMA temp_store = MEMORY; PRAGMA cache_size = -8000; PRAGMA wal_autocheckpoint = 8000;
      INSERT INTO search (search, rank) VALUES ('automerge', \(automerge));
      """)
  }

  /// Inserts feeds in one transaction.
  mutating func insert(_ feeds: [IndexedFeed]) throws {
    try measure { floor in
      try floor.connection.write {
        for feed in feeds { try floor.insert(feed) }
      }
    }
  }

  /// Brings everything into the file.
  mutating func finish() throws {
    try measure { try $0.connection.execute("PRAGMA wal_checkpoint(TRUNCATE)") }
  }

  private mutating func measure(_ body: (inout SQLiteFloor) throws -> Void) throws {
    let start = ProcessorTime.seconds
    time += try ContinuousClock().measure { try body(&self) }
    processorSeconds += ProcessorTime.seconds - start
  }

  private mutating func insert(_ feed: IndexedFeed) throws {
    feedCount += 1
    try connection.run(
      "INSERT INTO subscriptions (number, id, address, title) VALUES (?, ?, ?, ?)",
      [feedCount, feed.id.rawValue, feed.address, feed.title])
    for article in feed.articles { try insert(article) }
  }

  private func insert(_ article: IndexedArticle) throws {
    let date = article.date.timeIntervalSinceReferenceDate
    try connection.run(
      """
      INSERT INTO articles (id, subscription, title, link, authors, tags, summary, published,
        first_seen, sort_date)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
      """,
      [
        article.id.rawValue, feedCount, article.title, article.link, article.authors, article.tags,
        article.summary, date, date, date,
      ])
    let number = connection.lastInsertedRow
    try connection.run(
      "INSERT INTO contents (article, html) VALUES (?, ?)", [number, article.html])
    try connection.run(
      "INSERT INTO documents (id, article, revision) VALUES (?, ?, 0)", [number, number])
    try connection.run(
      "INSERT INTO search (rowid, title, body) VALUES (?, ?, ?)",
      [number, article.title, article.plainText])
  }
}

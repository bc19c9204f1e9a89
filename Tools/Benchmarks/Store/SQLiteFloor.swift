import Articles
import SQLite

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The least that SQLite takes for the same rows: they are inserted and nothing else is done. No article
/// is looked for, nothing is queued, and the index is written as fast as is known, in transactions of
/// 50 feeds and without merging.
struct SQLiteFloor {
  private let connection: Connection
  private let plainText: (String) -> String
  private var feedCount = 0

  init(path: String, plainText: @escaping (String) -> String) throws {
    connection = try Connection(path: path, .create)
    self.plainText = plainText
    try connection.execute(
      """
      PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA secure_delete = OFF;
      PRAGMA temp_store = MEMORY; PRAGMA cache_size = -8000;
      CREATE TABLE articles (
        number INTEGER PRIMARY KEY, id TEXT UNIQUE, subscription INTEGER, title TEXT, link TEXT,
        published REAL, first_seen REAL, sort_date REAL, is_read INTEGER DEFAULT 0);
      CREATE INDEX articles_by_date ON articles (sort_date);
      CREATE INDEX articles_by_subscription ON articles (subscription, sort_date);
      CREATE INDEX articles_unread ON articles (sort_date) WHERE is_read = 0;
      CREATE INDEX articles_unread_by_subscription ON articles (subscription, sort_date)
        WHERE is_read = 0;
      CREATE TABLE contents (article INTEGER PRIMARY KEY, html TEXT);
      CREATE VIRTUAL TABLE search USING fts5 (
        title, body, content = '', tokenize = 'unicode61 remove_diacritics 2');
      INSERT INTO search (search, rank)
        VALUES ('hashsize', 16777216), ('automerge', 0), ('crisismerge', 2000);
      """)
  }

  mutating func insert(_ drafts: [ArticleDraft], of subscription: SubscriptionID) throws {
    if feedCount.isMultiple(of: 50) { try connection.execute("BEGIN IMMEDIATE") }
    for draft in drafts { try insert(draft, of: subscription) }
    feedCount += 1
    if feedCount.isMultiple(of: 50) { try connection.execute("COMMIT") }
  }

  func finish() throws {
    if connection.isInTransaction { try connection.execute("COMMIT") }
    try connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
  }

  private func insert(_ draft: ArticleDraft, of subscription: SubscriptionID) throws {
    let id = ArticleID(subscription: subscription, identity: draft.identity)
    let date = draft.published?.timeIntervalSinceReferenceDate
    try connection.run(
      """
      INSERT INTO articles (id, subscription, title, link, published, first_seen, sort_date)
      VALUES (?, ?, ?, ?, ?, ?, ?)
      """,
      [id.rawValue, feedCount, draft.title, draft.link, date, date, date])
    let number = connection.lastInsertedRow
    try connection.run(
      "INSERT INTO contents (article, html) VALUES (?, ?)", [number, draft.content.html])
    try connection.run(
      "INSERT INTO search (rowid, title, body) VALUES (?, ?, ?)",
      [number, draft.title, draft.content.html.map(plainText)])
  }
}

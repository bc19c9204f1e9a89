internal import Articles
internal import SQLite

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// Articles as lists show them. Dates are seconds since 2001 (UTC), lists JSON.
///
/// Every index ends with the sort date, so that a list walks one of them and stops at its limit; those
/// of unread and starred articles hold no others, and so stay small.
struct ArticlesTable {
  static let schema = """
    CREATE TABLE articles (
      number INTEGER PRIMARY KEY,
      id TEXT NOT NULL UNIQUE,
      subscription INTEGER NOT NULL REFERENCES subscriptions (number) ON DELETE CASCADE,
      title TEXT,
      link TEXT,
      authors TEXT,
      tags TEXT,
      summary TEXT,
      published REAL,
      modified REAL,
      first_seen REAL NOT NULL,
      sort_date REAL NOT NULL,
      is_read INTEGER NOT NULL DEFAULT 0,
      is_starred INTEGER NOT NULL DEFAULT 0,
      is_updated INTEGER NOT NULL DEFAULT 0
    );
    CREATE INDEX articles_by_date ON articles (sort_date);
    CREATE INDEX articles_by_subscription ON articles (subscription, sort_date);
    CREATE INDEX articles_unread ON articles (sort_date) WHERE is_read = 0;
    CREATE INDEX articles_unread_by_subscription ON articles (subscription, sort_date)
      WHERE is_read = 0;
    CREATE INDEX articles_starred ON articles (sort_date) WHERE is_starred = 1;
    """

  /// What ``article(_:)`` reads, of `articles a` joined with `subscriptions s`.
  static let columns = """
    a.id, s.id, s.title, a.title, a.link, a.authors, a.tags, a.summary, a.published, a.modified,
    a.first_seen, a.is_read, a.is_starred, a.is_updated
    """

  static let columnCount = 14

  let connection: Connection

  static func article(_ row: Row) throws -> Article {
    Article(
      id: ArticleID(rawValue: row[0]), subscription: SubscriptionID(rawValue: row[1]),
      feedTitle: row[2], title: row[3], link: row[4], authors: StringListColumn.list(row[5]),
      tags: StringListColumn.list(row[6]), summary: row[7], published: row.date(8),
      modified: row.date(9), firstSeen: Date(timeIntervalSinceReferenceDate: row[10]),
      isRead: row[11], isStarred: row[12], isUpdated: row[13])
  }

  /// The statement that lists what a query selects, and what it binds.
  static func listing(_ query: ArticleQuery) -> (sql: String, values: [any SQLiteValue]) {
    let selection = ArticleSelection(query)
    let direction = query.order == .newest ? "DESC" : "ASC"
    let sql = """
      SELECT \(columns) FROM articles a
      CROSS JOIN subscriptions s ON s.number = a.subscription \(selection.condition)
      ORDER BY a.sort_date \(direction), a.id LIMIT ?
      """
    return (sql, selection.values + [query.limit.map { max($0, 0) } ?? Int.max])
  }

  func list(_ query: ArticleQuery) throws -> [Article] {
    let listing = Self.listing(query)
    return try connection.rows(listing.sql, listing.values, Self.article)
  }

  func article(_ id: ArticleID) throws -> (number: Int, article: Article)? {
    try connection.first(
      """
      SELECT \(Self.columns), a.number FROM articles a
      JOIN subscriptions s ON s.number = a.subscription WHERE a.id = ?
      """, [id.rawValue]
    ) { (number: $0[Self.columnCount], article: try Self.article($0)) }
  }

  /// - Returns: its number.
  func insert(_ article: Article, subscription: Int) throws -> Int {
    try connection.run(
      """
      INSERT INTO articles (id, subscription, title, link, authors, tags, summary, published,
        modified, first_seen, sort_date, is_read, is_starred, is_updated)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
      """,
      [
        article.id.rawValue, subscription, article.title, article.link,
        StringListColumn.text(article.authors), StringListColumn.text(article.tags),
        article.summary,
        article.published?.timeIntervalSinceReferenceDate,
        article.modified?.timeIntervalSinceReferenceDate,
        article.firstSeen.timeIntervalSinceReferenceDate,
        article.sortDate.timeIntervalSinceReferenceDate, article.isRead, article.isStarred,
        article.isUpdated,
      ])
    return connection.lastInsertedRow
  }

  /// Writes what a feed can change, and whether it was updated.
  /// - Parameter subscription: the row of the feed that has it, which may be another after a rescue.
  func update(_ article: Article, number: Int, subscription: Int) throws {
    try connection.run(
      """
      UPDATE articles SET subscription = ?, title = ?, link = ?, authors = ?, tags = ?, summary = ?, published = ?,
        modified = ?, sort_date = ?, is_updated = ?
      WHERE number = ?
      """,
      [
        subscription, article.title, article.link, StringListColumn.text(article.authors),
        StringListColumn.text(article.tags), article.summary,
        article.published?.timeIntervalSinceReferenceDate,
        article.modified?.timeIntervalSinceReferenceDate,
        article.sortDate.timeIntervalSinceReferenceDate, article.isUpdated, number,
      ])
  }

  /// - Returns: how many changed.
  func mark(_ mark: ArticleMark, _ query: ArticleQuery) throws -> Int {
    let selection = ArticleSelection(query)
    let (change, unmarked) =
      switch mark {
      case .read: ("is_read = 1, is_updated = 0", "(is_read = 0 OR is_updated = 1)")
      case .unread: ("is_read = 0", "is_read = 1")
      case .starred: ("is_starred = 1", "is_starred = 0")
      case .unstarred: ("is_starred = 0", "is_starred = 1")
      }
    return try connection.run(
      """
      UPDATE articles SET \(change) WHERE \(unmarked)
        AND number IN (SELECT a.number FROM articles a \(selection.condition))
      """, selection.values)
  }
}

internal import Articles
internal import SQLite

/// Articles that were pruned and must not come back, for as long as their subscription lasts.
struct TombstonesTable {
  static let schema = """
    CREATE TABLE tombstones (
      id TEXT PRIMARY KEY,
      subscription INTEGER NOT NULL REFERENCES subscriptions (number) ON DELETE CASCADE
    ) WITHOUT ROWID;
    CREATE INDEX tombstones_by_subscription ON tombstones (subscription);
    """

  let connection: Connection

  func contains(_ article: ArticleID) throws -> Bool {
    try connection.first("SELECT 1 FROM tombstones WHERE id = ?", [article.rawValue]) { _ in true }
      ?? false
  }
}

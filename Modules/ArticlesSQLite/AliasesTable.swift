internal import Articles
internal import SQLite

/// Other ids under which a feed now has an article: those of its https identities.
struct AliasesTable {
  static let schema = """
    CREATE TABLE aliases (
      id TEXT PRIMARY KEY,
      article INTEGER NOT NULL REFERENCES articles (number) ON DELETE CASCADE
    ) WITHOUT ROWID;
    CREATE INDEX aliases_by_article ON aliases (article);
    """

  let connection: Connection

  /// The id of the article that has this other id.
  func article(for alias: ArticleID) throws -> ArticleID? {
    try connection.first(
      "SELECT a.id FROM aliases JOIN articles a ON a.number = article WHERE aliases.id = ?",
      [alias.rawValue]
    ) { ArticleID(rawValue: $0[0]) }
  }

  func aliases(ofArticle number: Int) throws -> [ArticleID] {
    try connection.rows("SELECT id FROM aliases WHERE article = ? ORDER BY id", [number]) {
      ArticleID(rawValue: $0[0])
    }
  }

  func insert(_ alias: ArticleID, article number: Int) throws {
    try connection.run(
      "INSERT INTO aliases (id, article) VALUES (?, ?)", [alias.rawValue, number])
  }
}

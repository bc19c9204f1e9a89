internal import Articles
internal import SQLite

/// What stands in articles, apart from them, so that lists don't read past it.
struct ContentsTable {
  static let schema = """
    CREATE TABLE contents (
      article INTEGER PRIMARY KEY REFERENCES articles (number) ON DELETE CASCADE,
      html TEXT,
      text TEXT,
      image TEXT,
      language TEXT,
      external_link TEXT,
      attachments TEXT
    );
    """

  let connection: Connection

  func content(of article: ArticleID) throws -> ArticleContent? {
    try connection.first(
      """
      SELECT html, text, image, language, external_link, attachments FROM contents
      WHERE article = (SELECT number FROM articles WHERE id = ?)
      """, [article.rawValue]
    ) { row in
      ArticleContent(
        html: row[0], text: row[1], image: row[2], language: row[3], externalLink: row[4],
        attachments: ListColumn.list(row[5]))
    }
  }

  func save(_ content: ArticleContent, article number: Int) throws {
    try connection.run(
      """
      INSERT OR REPLACE INTO contents
        (article, html, text, image, language, external_link, attachments)
      VALUES (?, ?, ?, ?, ?, ?, ?)
      """,
      [
        number, content.html, content.text, content.image, content.language, content.externalLink,
        try ListColumn.text(content.attachments),
      ])
  }
}

internal import Articles
internal import SQLite

/// The full-text index, and the queue that feeds it.
///
/// Saving puts articles into `search_queue` in its own transaction; ``indexBatch()`` takes them out and
/// into the index in one of its own. What the process's end leaves in the queue is indexed next time.
///
/// The index holds no text: FTS5 reads it through the view `searchable` for the rows that it shows. An
/// article that changes becomes a new document, and one that goes takes its document with it; the index
/// itself isn't told, which would take the old text, word for word. What nothing points at any
/// more is never found, and ``compact()`` starts the index anew when that is the greater part.
struct SearchIndex {
  static let schema = """
    CREATE TABLE search_queue (
      article INTEGER PRIMARY KEY REFERENCES articles (number) ON DELETE CASCADE
    );
    CREATE TABLE documents (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      article INTEGER NOT NULL UNIQUE REFERENCES articles (number) ON DELETE CASCADE
    );
    CREATE VIEW searchable AS
      SELECT d.id AS id, plain_text(NULL, a.title, NULL) AS title,
        plain_text(c.html, c.text, a.summary) AS body
      FROM documents d JOIN articles a ON a.number = d.article
      LEFT JOIN contents c ON c.article = d.article;
    \(table)
    """

  /// The index alone, to make it again.
  ///
  /// It collects a batch in memory (`hashsize`) and writes it as one piece, which saves merging.
  static let table = """
    CREATE VIRTUAL TABLE search USING fts5 (
      title, body, content = 'searchable', content_rowid = 'id',
      tokenize = 'unicode61 remove_diacritics 2'
    );
    INSERT INTO search (search, rank) VALUES ('hashsize', 8388608);
    """

  /// About the articles of 50 feeds: larger batches hardly cost less an article, and hold the store longer.
  static let batchSize = 2_500

  let connection: Connection

  func enqueue(article number: Int) throws {
    try connection.run("INSERT OR IGNORE INTO search_queue (article) VALUES (?)", [number])
  }

  /// Whether at least so many articles wait.
  func isBehind(by count: Int) throws -> Bool {
    try connection.first(
      "SELECT 1 FROM search_queue LIMIT 1 OFFSET ?", [count - 1]
    ) { _ in true } ?? false
  }

  /// Indexes a batch of what waits, in one transaction.
  func indexBatch() throws {
    try connection.write {
      let last: Int? = try connection.first(
        "SELECT max(article) FROM (SELECT article FROM search_queue ORDER BY article LIMIT ?)",
        [Self.batchSize]
      ) { $0[0] }
      guard let last else { return }
      let newest = try newestDocument()
      try connection.run(
        """
        INSERT OR REPLACE INTO documents (article)
        SELECT article FROM search_queue WHERE article <= ? ORDER BY article
        """, [last])
      try connection.run(
        """
        INSERT INTO search (rowid, title, body)
        SELECT id, title, body FROM searchable WHERE id > ? ORDER BY id
        """, [newest])
      try connection.run("DELETE FROM search_queue WHERE article <= ?", [last])
    }
  }

  /// Empties the index and queues everything, when most of it is of articles that changed or went.
  func compact() throws {
    let forgotten = try forgottenCount()
    guard try forgotten > newestDocument() / 2 + 2 * Self.batchSize else { return }
    try connection.write {
      try connection.run("INSERT INTO search (search) VALUES ('delete-all')")
      try enqueueEverything()
    }
  }

  /// Queues every article for an index that was emptied.
  func enqueueEverything() throws {
    try connection.run("DELETE FROM documents")
    try connection.run("DELETE FROM sqlite_sequence WHERE name = 'documents'")
    try connection.run("INSERT OR IGNORE INTO search_queue SELECT number FROM articles")
  }

  func search(_ expression: SearchExpression, limit: Int) throws -> [SearchHit] {
    try connection.rows(
      """
      SELECT \(ArticlesTable.columns),
        snippet(search, 1, ?, ?, '…', 24), snippet(search, 0, ?, ?, '…', 24)
      FROM search CROSS JOIN documents d ON d.id = search.rowid
      CROSS JOIN articles a ON a.number = d.article
      CROSS JOIN subscriptions s ON s.number = a.subscription
      WHERE search MATCH ? AND rank MATCH 'bm25(8.0, 1.0)'
      ORDER BY rank LIMIT ?
      """,
      [
        Snippet.begin, Snippet.end, Snippet.begin, Snippet.end, expression.text, limit,
      ]
    ) { row in
      let body = Snippet(marked: row[ArticlesTable.columnCount])
      let title = Snippet(marked: row[ArticlesTable.columnCount + 1])
      return SearchHit(
        article: try ArticlesTable.article(row),
        snippet: body.hasMatch || !title.hasMatch ? body.pieces : title.pieces)
    }
  }

  /// How many documents of the index nothing points at any more.
  func forgottenCount() throws -> Int {
    let documents = try connection.first("SELECT count(*) FROM documents") { $0[0] as Int }
    return try newestDocument() - (documents ?? 0)
  }

  /// Documents are numbered from 1 since the index was last made.
  private func newestDocument() throws -> Int {
    try connection.first("SELECT seq FROM sqlite_sequence WHERE name = 'documents'") { $0[0] } ?? 0
  }
}

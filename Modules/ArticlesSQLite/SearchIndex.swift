internal import Articles
internal import SQLite

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// The full-text index, and the queue that feeds it.
///
/// Saving puts articles into `search_queue` in its own transaction; ``indexBatch(_:)`` takes them out and
/// into the index in one of its own. What the process's end leaves in the queue is indexed next time.
///
/// The index holds no text: FTS5 reads it through the view `searchable` for the rows that it shows. An
/// article that changes becomes a new document, and one that goes takes its document with it; the index
/// itself isn't told, which would take the old text, word for word. What nothing points at any
/// more is never found, and ``compact()`` starts the index anew when that is the greater part.
struct SearchIndex {
  /// What can be made again from the articles: documents, numbered by the minutes of their dates so that
  /// the newest come first in a search, and what FTS5 has of them.
  ///
  /// The body is the first column: FTS5 says of each word of each document in which column it stands, in two
  /// bytes, but for the first. Nothing is merged before there are `crisismerge` pieces, which a first refresh
  /// of 50,000 articles doesn't come to: merged pieces leave their room free.
  static let documents = """
    CREATE TABLE documents (
      id INTEGER PRIMARY KEY,
      article INTEGER NOT NULL UNIQUE REFERENCES articles (number) ON DELETE CASCADE
    );
    CREATE VIEW searchable AS
      SELECT d.id AS id, plain_text(NULL, a.title, NULL) AS title,
        plain_text(c.html, c.text, a.summary) AS body
      FROM documents d JOIN articles a ON a.number = d.article
      LEFT JOIN contents c ON c.article = d.article;
    CREATE VIRTUAL TABLE search USING fts5 (
      body, title, content = 'searchable', content_rowid = 'id',
      tokenize = 'unicode61 remove_diacritics 2'
    );
    INSERT INTO search (search, rank)
      VALUES ('hashsize', 16777216), ('automerge', 0), ('crisismerge', 128);
    """

  static let titleColumn = 1

  /// About the articles of 20 feeds: the words of more don't fit into a processor's cache, and cost more
  /// each.
  static let batchSize = 1_000

  let connection: Connection

  func enqueue(articles numbers: [Int]) throws {
    try connection.run(
      "INSERT OR IGNORE INTO search_queue (article) SELECT value FROM json_each(?)",
      ["\(numbers)"])
  }

  /// Whether at least so many articles wait.
  func isBehind(by count: Int) throws -> Bool {
    try connection.first(
      "SELECT 1 FROM search_queue LIMIT 1 OFFSET ?", [count - 1]
    ) { _ in true } ?? false
  }

  /// Indexes a batch of what waits, in one transaction.
  /// - Parameter texts: what is known of the articles' texts; the rest is read.
  func indexBatch(_ texts: SavedTexts) throws {
    try connection.write {
      let last: Int? = try connection.first(
        "SELECT max(article) FROM (SELECT article FROM search_queue ORDER BY article LIMIT ?)",
        [Self.batchSize]
      ) { $0[0] }
      guard let last else { return }
      try connection.run(
        "DELETE FROM documents WHERE article IN (SELECT article FROM search_queue WHERE article <= ?)",
        [last])
      try index(upTo: last, texts)
      try connection.run("DELETE FROM search_queue WHERE article <= ?", [last])
    }
  }

  /// FTS5 takes what comes in the order of its numbers into one piece.
  private func index(upTo last: Int, _ texts: SavedTexts) throws {
    let dataVersion = try connection.dataVersion()
    let waiting: [(article: Int, date: Double)] = try connection.rows(
      """
      SELECT a.number, a.sort_date FROM search_queue q JOIN articles a ON a.number = q.article
      WHERE q.article <= ? ORDER BY a.sort_date, a.id DESC
      """, [last]
    ) { ($0[0], $0[1]) }
    var previous = 0
    for (article, date) in waiting {
      let id = try freeNumber(from: max(previous + 1, Self.minute(of: date)))
      try connection.run("INSERT INTO documents (id, article) VALUES (?, ?)", [id, article])
      if let text = try texts.take(article, dataVersion: dataVersion) ?? storedText(of: id) {
        // Not by INSERT ... SELECT, before which FTS5 writes what it has gathered as a piece of its own.
        try connection.run(
          "INSERT INTO search (rowid, title, body) VALUES (?, ?, ?)", [id, text.title, text.body])
      }
      previous = id
    }
  }

  private func storedText(of document: Int) throws -> SearchText? {
    try connection.first("SELECT title, body FROM searchable WHERE id = ?", [document]) {
      SearchText(title: $0[0], body: $0[1])
    }
  }

  /// Minutes since 1970, from 1.
  private static func minute(of date: Double) -> Int {
    let minute = (date + Date.timeIntervalBetween1970AndReferenceDate) / 60
    return Int(min(max(minute, 1), 1e12))
  }

  /// The number itself or the next that no document has or had.
  private func freeNumber(from number: Int) throws -> Int {
    let isTaken =
      try connection.first("SELECT 1 FROM search_docsize WHERE id = ?", [number]) { _ in true }
    guard isTaken != nil else { return number }
    return try connection.first(
      """
      SELECT d.id + 1 FROM search_docsize d WHERE d.id >= ?
        AND NOT EXISTS (SELECT 1 FROM search_docsize WHERE id = d.id + 1)
      ORDER BY d.id LIMIT 1
      """, [number]
    ) { $0[0] } ?? number
  }

  /// Empties the index and queues everything, when most of it is of articles that changed or went.
  func compact() throws {
    let forgotten = try forgottenCount()
    guard try forgotten > count("documents") + 2 * Self.batchSize else { return }
    try connection.write {
      try connection.run("INSERT INTO search (search) VALUES ('delete-all')")
      try enqueueEverything()
    }
  }

  /// Queues every article for an index that was emptied.
  func enqueueEverything() throws {
    try connection.run("DELETE FROM documents")
    try connection.run("INSERT OR IGNORE INTO search_queue SELECT number FROM articles")
  }

  /// Looks no further than at the newest that match, and into the texts of those alone that are shown.
  ///
  /// The second walk goes once over the numbers between those that are shown: FTS5 would look the words up in
  /// all pieces of the index again for each number that it is asked for.
  static let query = """
    WITH best AS MATERIALIZED (
      SELECT id, score FROM (
        SELECT d.id, relevance(search) AS score
        FROM search CROSS JOIN documents d ON d.id = search.rowid
        WHERE search MATCH ?1 ORDER BY search.rowid DESC
        LIMIT max(?2, \(SearchQuery.rankedCount)))
      ORDER BY score DESC, id DESC LIMIT ?2)
    SELECT \(ArticlesTable.columns),
      snippet(search, 0, ?3, ?4, '…', 24), snippet(search, 1, ?3, ?4, '…', 24)
    FROM search CROSS JOIN best ON best.id = search.rowid
    CROSS JOIN documents d ON d.id = best.id
    CROSS JOIN articles a ON a.number = d.article
    CROSS JOIN subscriptions s ON s.number = a.subscription
    WHERE search MATCH ?1
      AND search.rowid BETWEEN (SELECT min(id) FROM best) AND (SELECT max(id) FROM best)
    ORDER BY best.score DESC, best.id DESC
    """

  func search(_ expression: SearchExpression, limit: Int) throws -> [SearchHit] {
    try connection.rows(
      Self.query, [expression.text, limit, Snippet.begin, Snippet.end]
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
    try count("search_docsize") - count("documents")
  }

  func count(_ rows: String) throws -> Int {
    try connection.first("SELECT count(*) FROM \(rows)") { $0[0] } ?? 0
  }
}

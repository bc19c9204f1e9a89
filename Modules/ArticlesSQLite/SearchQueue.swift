internal import SQLite

/// A state of an article that the search index hasn't got to yet.
struct QueuedArticle: Hashable, Sendable {
  /// The article's row, which may have gone since.
  let article: Int
  /// A number at random, which no other state of this article has, nor of another in its row.
  let revision: Int
}

/// The articles that were saved, or went, since the search index was told.
///
/// Saving and deleting put them in, in the same transaction. What is out of the queue is in the index, on the disk.
struct SearchQueue {
  static let schema = """
    CREATE TABLE search_queue (article INTEGER PRIMARY KEY, revision INTEGER NOT NULL);
    CREATE TRIGGER articles_forgotten AFTER DELETE ON articles BEGIN
      INSERT OR REPLACE INTO search_queue (article, revision)
        VALUES (old.number, random() & 2147483647);
    END;
    """

  let connection: Connection

  func add(articles numbers: [Int]) throws -> [QueuedArticle] {
    try connection.rows(
      """
      INSERT OR REPLACE INTO search_queue (article, revision)
      SELECT value, random() & 2147483647 FROM json_each(?) RETURNING article, revision
      """, ["\(numbers)"], Self.read)
  }

  /// For an index that has nothing yet.
  func addEverything() throws {
    try connection.run(
      """
      INSERT OR IGNORE INTO search_queue (article, revision)
      SELECT number, random() & 2147483647 FROM articles
      """)
  }

  var isEmpty: Bool {
    get throws { try first(1, besides: []).isEmpty }
  }

  /// Those of the first rows, so many at most.
  func first(_ count: Int, besides others: Set<QueuedArticle>) throws -> [QueuedArticle] {
    let rows = try connection.rows(
      "SELECT article, revision FROM search_queue ORDER BY article LIMIT ?",
      [count + others.count], Self.read)
    return Array(rows.lazy.filter { !others.contains($0) }.prefix(count))
  }

  /// Takes them out, but for those that have another revision by now.
  func remove(_ articles: some Collection<QueuedArticle>) throws {
    try connection.run(
      """
      DELETE FROM search_queue WHERE (article, revision) IN
        (SELECT value ->> 0, value ->> 1 FROM json_each(?))
      """, ["\(articles.map { [$0.article, $0.revision] })"])
  }

  /// Takes out what an index has on the disk, and notes the last of its batches there, unless it isn't the store's any
  /// more, or others noted a later one.
  func settle(_ articles: Set<QueuedArticle>, in batches: [String]) throws {
    try remove(articles)
    try connection.run(
      "UPDATE last_batch SET id = ? WHERE id IN (SELECT value FROM json_each(?))",
      [batches.last, "\(batches)"])
  }

  func removeAll() throws {
    try connection.run("DELETE FROM search_queue")
  }

  private static func read(_ row: Row) -> QueuedArticle {
    QueuedArticle(article: row[0], revision: row[1])
  }
}

internal import Articles
internal import SQLite

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// The full-text index, in a file of its own that is attached to a connection to the store.
///
/// It holds no text: FTS5 reads it through the view `searchable` for the rows that it shows. An
/// article that changes becomes a new document, and one that goes takes its document with it; the index
/// itself isn't told, which would take the old text, word for word. What nothing points at any
/// more is never found, and ``compact()`` starts the index anew when that is the greater part.
struct SearchIndex {
  /// Documents, numbered by the minutes of their dates so that the newest come first in a search, and what FTS5 has
  /// of them.
  ///
  /// The body is the first column: FTS5 says of each word of each document in which column it stands, in two
  /// bytes, but for the first. Nothing is merged before there are `crisismerge` pieces, which a first refresh
  /// of 50,000 articles doesn't come to: merged pieces leave their room free.
  private static let schema = """
    DROP TABLE IF EXISTS \(file).search;
    DROP VIEW IF EXISTS \(file).searchable;
    DROP TABLE IF EXISTS \(file).documents;
    DROP TABLE IF EXISTS \(file).index_pairing;
    DROP TABLE IF EXISTS \(file).batches;
    CREATE TABLE \(file).batches (number INTEGER PRIMARY KEY, id TEXT NOT NULL);
    CREATE TABLE \(file).documents (
      id INTEGER PRIMARY KEY,
      article INTEGER NOT NULL UNIQUE,
      revision INTEGER NOT NULL
    );
    CREATE VIEW \(file).searchable AS
      SELECT id, \(titleFunction)(article) AS title, \(bodyFunction)(article) AS body FROM documents;
    CREATE VIRTUAL TABLE \(file).search USING fts5 (
      body, title, content = 'searchable', content_rowid = 'id',
      tokenize = 'unicode61 remove_diacritics 2'
    );
    INSERT INTO search (search, rank)
      VALUES ('hashsize', 16777216), ('automerge', 0), ('crisismerge', 128);
    PRAGMA \(file).user_version = \(version);
    """

  /// In the store: the last batch of its index that is known to be on the disk. An index that hasn't its name, or not any
  /// more, is another store's, or older or newer than the store.
  static let lastBatch = "CREATE TABLE IF NOT EXISTS last_batch (id TEXT NOT NULL);"

  /// SQL functions that make an article's text of what is stored.
  static let titleFunction = "searched_title"
  static let bodyFunction = "searched_body"

  static let titleColumn = 1

  /// About the articles of 20 feeds: the words of more don't fit into a processor's cache, and cost more
  /// each.
  static let batchSize = 1_000

  /// How many wait before a batch is worth it: the texts of those that were saved last are still being made.
  static let fullCount = 1_300

  private static let file = SearchFile.name
  /// Of its schema; an index of another is made again.
  private static let version = 2

  let connection: Connection

  /// Whether it was made for this store, as this version makes it.
  func isOfTheStore() throws -> Bool {
    let version = try connection.first("PRAGMA \(Self.file).user_version") { $0[0] as Int }
    guard version == Self.version else { return false }
    return try connection.first(
      "SELECT 1 FROM last_batch l JOIN batches b ON b.id = l.id"
    ) { _ in true } ?? false
  }

  /// Whether it has all articles as they are, so that nothing has to be written before a search.
  func isComplete() throws -> Bool {
    try connection.first(
      """
      SELECT 1 FROM search_queue q JOIN articles a ON a.number = q.article
      WHERE NOT EXISTS
        (SELECT 1 FROM documents d WHERE d.article = q.article AND d.revision = q.revision)
      """
    ) { _ in true } == nil
  }

  /// Makes an empty index, and queues everything; unless another process just did.
  func make() throws {
    try connection.writeOne { if try !isOfTheStore() { try empty() } }
    try adopt()
  }

  /// Starts anew.
  func remake() throws {
    try connection.writeOne { try empty() }
    try adopt()
  }

  /// Starts anew when most of it is of articles that changed or went.
  func compact() throws {
    guard try forgottenCount() > count("documents") + 2 * Self.batchSize else { return }
    try remake()
  }

  private func empty() throws {
    try connection.execute(
      """
      \(Self.schema)
      \(Self.beginBatch);
      """)
  }

  private static let beginBatch = "INSERT INTO batches (id) VALUES (lower(hex(randomblob(16))))"

  /// Lets the store know of an index that was made, and queues everything.
  ///
  /// Not in the transaction that makes it, as two files may be written by halves: what the store knows of is there.
  private func adopt() throws {
    try connection.write {
      guard try !isOfTheStore() else { return }
      let queue = SearchQueue(connection: connection)
      // Some may be queued only because the disk hadn't got to what the old index had of them: they get another revision.
      if try isExpected() { try queue.removeAll() }
      try queue.addEverything()
      try connection.execute(
        """
        DELETE FROM last_batch;
        INSERT INTO last_batch (id) SELECT id FROM batches ORDER BY number DESC LIMIT 1;
        """)
    }
  }

  /// Brings what stands in the log into the file, while others go on writing.
  /// - Returns: the batches that are on the disk then, in order; `nil` if that wasn't all.
  func shortenLog() throws -> [String]? {
    let batches: [String] = try connection.rows("SELECT id FROM batches ORDER BY number") { $0[0] }
    let isAll = try connection.first("PRAGMA \(Self.file).wal_checkpoint(PASSIVE)") { row in
      let (frames, checkpointed): (Int, Int) = (row[1], row[2])
      return frames == checkpointed
    }
    return isAll == true ? batches : nil
  }

  /// Forgets the names of those before the last that the store knows of, so that no older store takes the index for
  /// its own.
  func forgetBatches() throws {
    try connection.run(
      """
      DELETE FROM batches WHERE number <
        (SELECT b.number FROM last_batch l JOIN batches b ON b.id = l.id)
      """)
  }

  /// Indexes the first of those that wait, in one transaction that leaves the store to those who save.
  /// - Parameters:
  ///   - settled: those in the queue that are indexed already.
  ///   - texts: what is known of the articles' texts; the rest is read.
  /// - Returns: those that are indexed now, and needn't be any more once the disk has it.
  func indexBatch(
    besides settled: Set<QueuedArticle>, _ texts: SavedTexts
  ) throws -> [QueuedArticle] {
    try connection.writeOne {
      // The lock for writing comes before anything is read: another process may be at the same articles.
      try connection.run(Self.beginBatch)
      try forgetBatches()
      let batch = try SearchQueue(connection: connection).first(Self.batchSize, besides: settled)
      let indexed = try revisions(of: batch)
      let waiting = batch.filter { indexed[$0.article] != $0.revision }
      for queued in waiting where indexed[queued.article] != nil {
        try connection.run("DELETE FROM documents WHERE article = ?", [queued.article])
      }
      try index(waiting, texts)
      return batch
    }
  }

  /// Which states of the articles are indexed, by the articles' rows.
  private func revisions(of articles: [QueuedArticle]) throws -> [Int: Int] {
    let indexed: [(Int, Int)] = try connection.rows(
      """
      SELECT d.article, d.revision FROM json_each(?) q CROSS JOIN documents d ON d.article = q.value
      """, ["\(articles.map(\.article))"]
    ) { ($0[0], $0[1]) }
    return Dictionary(uniqueKeysWithValues: indexed)
  }

  /// FTS5 takes what comes in the order of its numbers into one piece. Those that went have no date, and stay out.
  private func index(_ queued: [QueuedArticle], _ texts: SavedTexts) throws {
    let revisions = Dictionary(uniqueKeysWithValues: queued.map { ($0.article, $0.revision) })
    let dated: [(article: Int, date: Double)] = try connection.rows(
      """
      SELECT a.number, a.sort_date FROM json_each(?) q CROSS JOIN articles a ON a.number = q.value
      ORDER BY a.sort_date, a.id DESC
      """, ["\(queued.map(\.article))"]
    ) { ($0[0], $0[1]) }
    var previous = 0
    for (article, date) in dated {
      guard let revision = revisions[article] else { continue }
      let id = try freeNumber(from: max(previous + 1, Self.minute(of: date)))
      try connection.run(
        "INSERT INTO documents (id, article, revision) VALUES (?, ?, ?)", [id, article, revision])
      let queued = QueuedArticle(article: article, revision: revision)
      if let text = try texts.take(queued) ?? storedText(of: id) {
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

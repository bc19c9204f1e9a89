/// The versions that a store's schema has had.
enum Schema {
  /// "swsl" in ASCII: marks a file as ours (`PRAGMA application_id`). Never changes.
  static let applicationID: Int32 = 0x7377_736c

  /// From one version to the next, in order. What was released once is never edited: a change is added.
  static let migrations: [Migration] = [
    Migration(
      toVersion: 1,
      script: [
        SubscriptionsTable.schema, ArticlesTable.schema, ContentsTable.schema,
        AliasesTable.schema, TombstonesTable.schema, searchByArrival,
      ].joined(separator: "\n")),
    Migration(toVersion: 2, script: searchByMinute),
    Migration(toVersion: 3, script: SubscriptionsTable.pendingMoves),
    Migration(toVersion: 4, script: lateMerging),
    Migration(toVersion: 5, script: bodyFirst),
    Migration(toVersion: 6, script: searchInAFileOfItsOwn),
    Migration(toVersion: 7, script: namedBatches),
  ]

  /// The search of version 1, whose documents had the order in which they came.
  private static let searchByArrival = """
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
    CREATE VIRTUAL TABLE search USING fts5 (
      title, body, content = 'searchable', content_rowid = 'id',
      tokenize = 'unicode61 remove_diacritics 2'
    );
    INSERT INTO search (search, rank) VALUES ('hashsize', 8388608);
    """

  /// The search of version 2, whose documents have numbers by which the newest come first.
  private static let searchByMinute = """
    DROP TABLE search;
    DROP VIEW searchable;
    DROP TABLE documents;
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
      title, body, content = 'searchable', content_rowid = 'id',
      tokenize = 'unicode61 remove_diacritics 2'
    );
    INSERT INTO search (search, rank)
      VALUES ('hashsize', 16777216), ('automerge', 16), ('crisismerge', 64);
    INSERT OR IGNORE INTO search_queue SELECT number FROM articles;
    """

  /// What version 4 changes: pieces of the index are merged late.
  private static let lateMerging = """
    INSERT INTO search (search, rank) VALUES ('automerge', 0), ('crisismerge', 128);
    """

  /// The search of version 5, whose first column is the body.
  private static let bodyFirst = """
    DROP TABLE search;
    DROP VIEW searchable;
    DROP TABLE documents;
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
    INSERT OR IGNORE INTO search_queue SELECT number FROM articles;
    """

  /// What version 6 changes: the search index stands in a file of its own.
  private static let searchInAFileOfItsOwn = """
    DROP TABLE search;
    DROP VIEW searchable;
    DROP TABLE documents;
    DROP TABLE search_queue;
    \(SearchQueue.schema)
    CREATE TABLE store_pairing (id TEXT NOT NULL, batch_count INTEGER NOT NULL);
    """

  /// What version 7 changes: batches of the index have names, and aren't counted.
  private static let namedBatches = """
    DROP TABLE IF EXISTS store_pairing;
    \(SearchIndex.lastBatch)
    """
}

internal import SQLite

extension SearchIndex {
  /// Makes the index again where it lacks something.
  /// - Returns: what it lacked, one line each.
  /// - Throws: SQLite's errors, where it's damaged, or has other words than the articles.
  func repair() throws -> [String] {
    try checkContent()
    let lacks = try lost()
    if !lacks.isEmpty { try remake() }
    return lacks
  }

  /// Looks through its pages and its words: whether these are those of the articles can be told only while no document
  /// has been replaced.
  private func checkContent() throws {
    try connection.checkPages(of: SearchFile.name)
    let comparesWords =
      try forgottenCount() == 0 && SearchQueue(connection: connection).isEmpty
    try connection.run(
      "INSERT INTO search (search, rank) VALUES ('integrity-check', ?)", [comparesWords])
  }

  /// What is said of an index that isn't right.
  static let damage = "the search index wasn't that of the articles, and was made again"

  /// What is said of an index whose file is gone, or isn't the store's.
  static let absence = "the search index was missing, and was made again"

  /// Whether the store had an index once.
  func isExpected() throws -> Bool {
    try connection.first("SELECT 1 FROM last_batch") { _ in true } ?? false
  }

  /// Articles that no search would find.
  private func lost() throws -> [String] {
    let unindexed = try count(
      """
      articles WHERE number NOT IN (SELECT article FROM documents)
        AND number NOT IN (SELECT article FROM search_queue)
      """)
    let missing = try count("documents WHERE id NOT IN (SELECT id FROM search_docsize)")
    return [unindexed, missing].filter { $0 > 0 }.map {
      "\($0) articles were missing from the search index"
    }
  }
}

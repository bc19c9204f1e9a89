internal import SQLite

extension SearchIndex {
  /// What is wrong with the index, one line each: in itself, and against the articles.
  ///
  /// That its words are those of the articles can be told only while no document has been replaced.
  /// - Throws: SQLite's errors, for a file too damaged to be looked through.
  func problems() throws -> [String] {
    var problems = try lost()
    let pages: [String] = try connection.rows(
      "PRAGMA \(SearchFile.name).integrity_check(1)"
    ) { $0[0] }
    let comparesWords =
      try forgottenCount() == 0 && SearchQueue(connection: connection).isEmpty
    do {
      try connection.run(
        "INSERT INTO search (search, rank) VALUES ('integrity-check', ?)", [comparesWords])
      if pages != ["ok"] { problems.append(Self.damage) }
    } catch let error as SQLiteError where error.isDamage {
      problems.append(Self.damage)
    }
    return problems
  }

  /// What is said of an index that isn't right.
  static let damage = "the search index wasn't that of the articles, and was made again"

  /// What is said of an index whose file is gone, or isn't the store's.
  static let absence = "the search index was missing, and was made again"

  /// Whether the store had an index once.
  func isExpected() throws -> Bool {
    try connection.first("SELECT 1 FROM store_pairing") { _ in true } ?? false
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

internal import SQLite

extension SearchIndex {
  /// What is wrong with the index, one line each: in itself, and against the articles.
  ///
  /// That its words are those of the articles can be told only while no document has been replaced.
  func problems() throws -> [String] {
    var problems = try lost()
    let comparesWords = try forgottenCount() == 0 && !isBehind(by: 1)
    do {
      try connection.run(
        "INSERT INTO search (search, rank) VALUES ('integrity-check', ?)", [comparesWords])
    } catch let error as SQLiteError where error.reason == .corrupt {
      problems.append("the search index isn't that of the articles: \(error.message)")
    }
    return problems
  }

  /// Makes the index again.
  func rebuild() throws {
    try connection.write {
      try connection.execute("DROP TABLE search; \(Self.table)")
      try enqueueEverything()
    }
    while try isBehind(by: 1) {
      try indexBatch()
    }
  }

  /// Articles that no search would find.
  private func lost() throws -> [String] {
    let unindexed = try count(
      """
      articles WHERE number NOT IN (SELECT article FROM documents)
        AND number NOT IN (SELECT article FROM search_queue)
      """)
    let missing = try count("documents WHERE id NOT IN (SELECT id FROM search_docsize)")
    return [unindexed, missing].filter { $0 > 0 }.map { "\($0) articles not in the search index" }
  }

  private func count(_ rows: String) throws -> Int {
    try connection.first("SELECT count(*) FROM \(rows)") { $0[0] } ?? 0
  }
}

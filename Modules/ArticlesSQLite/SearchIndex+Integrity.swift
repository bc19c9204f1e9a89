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
    } catch let error as SQLiteError where error.isDamage {
      problems.append("the search index wasn't that of the articles, and was made again")
    }
    return problems
  }

  /// Takes the index away and queues everything for a new one.
  static let remaking = """
    DROP TABLE search;
    DROP VIEW searchable;
    DROP TABLE documents;
    \(documents)
    INSERT OR IGNORE INTO search_queue SELECT number FROM articles;
    """

  /// Makes the index again.
  func rebuild() throws {
    try connection.write {
      try connection.execute(Self.remaking)
    }
    while try isBehind(by: 1) {
      try indexBatch(SavedTexts())
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
    return [unindexed, missing].filter { $0 > 0 }.map {
      "\($0) articles were missing from the search index"
    }
  }
}

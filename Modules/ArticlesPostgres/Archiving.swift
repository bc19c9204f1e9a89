#if Postgres
  internal import Articles
  internal import PostgreSQL

  /// Reads what a store has part by part, and takes in what another had.
  struct Archiving {
    let connection: Connection

    /// A server may merge articles with their contents in the order of both: then it mustn't begin with the
    /// contents of articles that were read before.
    func articles(after id: ArticleID?, limit: Int) throws -> [ArchivedArticle] {
      try connection.run(
        """
        SELECT \(ArticlesTable.columns), \(ContentsTable.columns),
          ARRAY(SELECT aliases.id FROM aliases WHERE aliases.article = a.id ORDER BY aliases.id)
        FROM articles a JOIN subscriptions s ON s.number = a.subscription
        LEFT JOIN contents c ON c.article = a.id AND c.article > $1
        WHERE a.id > $1 ORDER BY a.id LIMIT $2
        """, [id?.rawValue ?? "", max(0, limit)]
      ).map { row in
        let others: [String] = row[ArticlesTable.columnCount + ContentsTable.columnCount]
        return ArchivedArticle(
          article: ArticlesTable.article(row),
          content: ContentsTable.content(row, from: ArticlesTable.columnCount),
          otherIDs: others.map(ArticleID.init(rawValue:)))
      }
    }

    func pruned(after id: ArticleID?, limit: Int) throws -> [PrunedArticle] {
      try connection.run(
        """
        SELECT t.id, s.id FROM tombstones t JOIN subscriptions s ON s.number = t.subscription
        WHERE t.id > $1 ORDER BY t.id LIMIT $2
        """, [id?.rawValue ?? "", max(0, limit)]
      ).map {
        PrunedArticle(
          id: ArticleID(rawValue: $0[0]), subscription: SubscriptionID(rawValue: $0[1]))
      }
    }
  }
#endif

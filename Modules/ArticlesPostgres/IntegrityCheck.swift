#if Postgres
  internal import Articles
  internal import PostgreSQL
  internal import TextSearch

  /// Looks through a store for what the server doesn't see to itself, and repairs it.
  ///
  /// That what belongs together is together the server's own constraints see to; that its files are whole,
  /// its checksums and `pg_amcheck`.
  struct IntegrityCheck {
    let plainText: @Sendable (String) -> String

    /// What has no content, or stands in a search where it doesn't in a list.
    func run(in transaction: inout Transaction) throws -> IntegrityReport {
      try transaction.connection.run(Self.readingEverything)
      let lost = try repairLost(transaction.connection)
      let moved = try transaction.connection.run(
        """
        UPDATE contents c SET sort_date = a.sort_date FROM articles a
        WHERE a.id = c.article AND a.sort_date <> c.sort_date
        """
      ).changedCount
      let repairs = [
        (lost, "articles had no content, and were given an empty one"),
        (moved, "articles stood elsewhere in searches than in lists"),
      ]
      return IntegrityReport(repairs: repairs.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" })
    }

    /// Every row, and every value that is kept apart from it: what can't be read is an error.
    private static let readingEverything = """
      SELECT sum(length(c.html)), sum(length(c.text)), sum(length(c.words)) FROM articles a
      JOIN contents c ON c.article = a.id
      """

    private func repairLost(_ connection: Connection) throws -> Int {
      let lost = try connection.run(
        """
        SELECT \(ArticlesTable.columns) FROM articles a
        JOIN subscriptions s ON s.number = a.subscription
        WHERE NOT EXISTS (SELECT 1 FROM contents c WHERE c.article = a.id)
        """
      ).map(ArticlesTable.article)
      try ContentsTable(connection: connection).insert(
        lost.map { IndexedContent($0, ArticleContent(), plainText: plainText) })
      return lost.count
    }
  }
#endif

#if Postgres
  internal import Articles
  internal import PostgreSQL

  /// Takes in what another store had, inside of a transaction.
  struct Restoring {
    let connection: Connection
    let plainText: @Sendable (String) -> String

    func restore(_ archive: Archive) throws -> RestoreSummary {
      var summary = RestoreSummary()
      let table = SubscriptionsTable(connection: connection)
      for subscription in archive.subscriptions {
        let isNew = try table.restore(subscription)
        summary.newSubscriptions += isNew ? 1 : 0
        summary.known += isNew ? 0 : 1
      }
      try bury(archive.pruned)
      let numbers = try numbers(of: Set(archive.articles.map(\.article.subscription)))
      let mine = archive.articles.filter { numbers[$0.article.subscription] != nil }
      var known = try known(mine.map(\.article.id))
      // One that is there twice is new once.
      let new = mine.filter { known.insert($0.article.id).inserted }
      try insert(new, numbers)
      try addMarks(of: mine.map(\.article))
      summary.newArticles = new.count
      summary.known += mine.count - new.count
      summary.orphans = archive.articles.count - mine.count
      return summary
    }

    private func bury(_ pruned: [PrunedArticle]) throws {
      guard !pruned.isEmpty else { return }
      try connection.run(
        """
        INSERT INTO tombstones (id, subscription) SELECT p.id, s.number
        FROM unnest($1::text[], $2::text[]) AS p (id, subscription)
        JOIN subscriptions s ON s.id = p.subscription
        WHERE NOT EXISTS (SELECT 1 FROM articles a WHERE a.id = p.id)
        ON CONFLICT DO NOTHING
        """, [pruned.map(\.id.rawValue), pruned.map(\.subscription.rawValue)])
    }

    private func numbers(of ids: Set<SubscriptionID>) throws -> [SubscriptionID: Int] {
      let pairs = try connection.run(
        "SELECT id, number FROM subscriptions WHERE id = ANY ($1)", [ids.map(\.rawValue)]
      ).map { (SubscriptionID(rawValue: $0[0]), $0[1] as Int) }
      return Dictionary(uniqueKeysWithValues: pairs)
    }

    /// Those of the articles that are here, or were pruned.
    private func known(_ ids: [ArticleID]) throws -> Set<ArticleID> {
      let rows = try connection.run(
        """
        SELECT id FROM articles WHERE id = ANY ($1)
        UNION SELECT id FROM tombstones WHERE id = ANY ($1)
        """, [ids.map(\.rawValue)])
      return Set(rows.map { ArticleID(rawValue: $0[0]) })
    }

    /// What is here gets the marks that it has there, too.
    private func addMarks(of articles: [Article]) throws {
      try connection.run(
        """
        UPDATE articles a SET is_read = a.is_read OR m.is_read,
          is_updated = a.is_updated AND (a.is_read OR NOT m.is_read), is_starred = a.is_starred OR m.is_starred
        FROM (
          SELECT id, bool_or(is_read) AS is_read, bool_or(is_starred) AS is_starred
          FROM unnest($1::text[], $2::boolean[], $3::boolean[]) AS m (id, is_read, is_starred) GROUP BY id
        ) m
        WHERE a.id = m.id AND (m.is_read AND NOT a.is_read OR m.is_starred AND NOT a.is_starred)
        """,
        [articles.map(\.id.rawValue), articles.map(\.isRead), articles.map(\.isStarred)])
    }

    private func insert(_ articles: [ArchivedArticle], _ numbers: [SubscriptionID: Int]) throws {
      try ArticlesTable(connection: connection).insert(
        articles.compactMap { archived in
          numbers[archived.article.subscription].map { (archived.article, $0) }
        })
      try ContentsTable(connection: connection).insert(
        articles.map { IndexedContent($0.article, $0.content, plainText: plainText) })
      let aliases = articles.flatMap { archived in
        archived.otherIDs.map { (id: $0.rawValue, article: archived.article.id.rawValue) }
      }
      try connection.run(
        """
        INSERT INTO aliases (id, article) SELECT * FROM unnest($1::text[], $2::text[])
        ON CONFLICT DO NOTHING
        """, [aliases.map(\.id), aliases.map(\.article)])
    }
  }
#endif

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
      let known = try known(archive.articles.map(\.article))
      let mine = archive.articles.filter { numbers[$0.article.subscription] != nil }
      let new = mine.filter { !known.contains($0.article.id) }
      try insert(new, numbers)
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

    /// Those of the articles that are here, or were pruned. They get the marks that they have there.
    private func known(_ articles: [Article]) throws -> Set<ArticleID> {
      let ids = articles.map(\.id.rawValue)
      let answers = try connection.run([
        Query(
          """
          UPDATE articles a SET is_read = a.is_read OR m.is_read,
            is_updated = a.is_updated AND (a.is_read OR NOT m.is_read), is_starred = a.is_starred OR m.is_starred
          FROM unnest($1::text[], $2::boolean[], $3::boolean[]) AS m (id, is_read, is_starred)
          WHERE a.id = m.id AND (m.is_read AND NOT a.is_read OR m.is_starred AND NOT a.is_starred)
          """, [ids, articles.map(\.isRead), articles.map(\.isStarred)]),
        Query(
          """
          SELECT id FROM articles WHERE id = ANY ($1)
          UNION SELECT id FROM tombstones WHERE id = ANY ($1)
          """, [ids]),
      ])
      return Set(answers[1].map { ArticleID(rawValue: $0[0]) })
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

internal import Articles
internal import SQLite

/// Reads what a store has part by part, and takes in what another had.
struct Archiving {
  let connection: Connection

  func articles(after id: ArticleID?, limit: Int) throws -> [ArchivedArticle] {
    let articles = try connection.rows(
      """
      SELECT \(ArticlesTable.columns), a.number FROM articles a
      CROSS JOIN subscriptions s ON s.number = a.subscription
      WHERE a.id > ? ORDER BY a.id LIMIT ?
      """, [id?.rawValue ?? "", max(0, limit)]
    ) { (article: try ArticlesTable.article($0), number: $0[ArticlesTable.columnCount] as Int) }
    let contents = ContentsTable(connection: connection)
    return try articles.map { article, number in
      ArchivedArticle(
        article: article, content: try contents.content(of: article.id) ?? ArticleContent(),
        otherIDs: try AliasesTable(connection: connection).aliases(ofArticle: number))
    }
  }

  func pruned(after id: ArticleID?, limit: Int) throws -> [PrunedArticle] {
    try connection.rows(
      """
      SELECT t.id, s.id FROM tombstones t JOIN subscriptions s ON s.number = t.subscription
      WHERE t.id > ? ORDER BY t.id LIMIT ?
      """, [id?.rawValue ?? "", max(0, limit)]
    ) {
      PrunedArticle(
        id: ArticleID(rawValue: $0[0]), subscription: SubscriptionID(rawValue: $0[1]))
    }
  }

  /// Inside the caller's transaction.
  func restore(_ archive: Archive) throws -> RestoreSummary {
    var summary = RestoreSummary()
    let subscriptions = SubscriptionsTable(connection: connection)
    for subscription in archive.subscriptions {
      let isNew = try subscriptions.restore(subscription)
      summary.newSubscriptions += isNew ? 1 : 0
      summary.known += isNew ? 0 : 1
    }
    for article in archive.pruned {
      try connection.run(
        """
        INSERT OR IGNORE INTO tombstones (id, subscription)
        SELECT ?1, number FROM subscriptions WHERE id = ?2
          AND NOT EXISTS (SELECT 1 FROM articles WHERE id = ?1)
        """, [article.id.rawValue, article.subscription.rawValue])
    }
    for article in archive.articles { try restore(article, &summary) }
    return summary
  }

  private func restore(_ archived: ArchivedArticle, _ summary: inout RestoreSummary) throws {
    let article = archived.article
    guard
      let number = try SubscriptionsTable(connection: connection).number(of: article.subscription)
    else {
      summary.orphans += 1
      return
    }
    guard try !isKnown(article) else {
      try addMarks(of: article)
      summary.known += 1
      return
    }
    let row = try ArticlesTable(connection: connection).insert(article, subscription: number)
    try ContentsTable(connection: connection).save(archived.content, article: row)
    _ = try SearchQueue(connection: connection).add(articles: [row])
    let aliases = AliasesTable(connection: connection)
    for id in archived.otherIDs where try aliases.article(for: id) == nil {
      try aliases.insert(id, article: row)
    }
    summary.newArticles += 1
  }

  private func isKnown(_ article: Article) throws -> Bool {
    if try TombstonesTable(connection: connection).contains(article.id) { return true }
    return try connection.first("SELECT 1 FROM articles WHERE id = ?", [article.id.rawValue]) {
      _ in true
    } ?? false
  }

  private func addMarks(of article: Article) throws {
    let (table, id) = (ArticlesTable(connection: connection), article.id.rawValue)
    if article.isRead { _ = try table.mark(.read, ArticleQuery(isUnread: true, idPrefix: id)) }
    if article.isStarred { _ = try table.mark(.starred, ArticleQuery(idPrefix: id)) }
  }
}

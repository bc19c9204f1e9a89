internal import Articles
internal import SQLite

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// Saves the articles that a fetch of one subscription brought, inside the caller's transaction.
struct ArticlesSaver {
  let connection: Connection
  let subscription: Subscription
  /// The subscription's row.
  let number: Int

  private typealias Stored = (number: Int, article: Article)

  func save(_ drafts: [ArticleDraft], at time: Date) throws -> SavedArticles {
    var saved = SavedArticles()
    let ids = drafts.map { ArticleID(subscription: subscription.id, identity: $0.identity) }
    let present = Set(ids)
    for (position, (draft, id)) in zip(drafts, ids).enumerated() {
      if let stored = try stored(draft, id: id, present: present) {
        let isChanged = try update(stored, with: draft)
        saved.summary.updated += isChanged ? 1 : 0
        saved.summary.unchanged += isChanged ? 0 : 1
        if isChanged { saved.rows[stored.number] = draft }
      } else if try !isPruned(draft, id: id) {
        saved.rows[try insert(draft, id: id, position: position, at: time)] = draft
        saved.summary.new += 1
      }
    }
    return saved
  }

  /// The article that the draft is, by its id, by another id that it was seen with, or by the one that
  /// it had before https.
  private func stored(
    _ draft: ArticleDraft, id: ArticleID, present: Set<ArticleID>
  ) throws -> Stored? {
    let articles = ArticlesTable(connection: connection)
    let aliases = AliasesTable(connection: connection)
    if let stored = try articles.article(id) { return stored }
    if let known = try aliases.article(for: id) { return try articles.article(known) }
    guard let earlier = earlierID(of: draft), !present.contains(earlier),
      let stored = try articles.article(earlier), draft.continues(stored.article)
    else { return nil }
    try aliases.insert(id, article: stored.number)
    return stored
  }

  private func isPruned(_ draft: ArticleDraft, id: ArticleID) throws -> Bool {
    let tombstones = TombstonesTable(connection: connection)
    if try tombstones.contains(id) { return true }
    return try earlierID(of: draft).map(tombstones.contains) ?? false
  }

  private func earlierID(of draft: ArticleDraft) -> ArticleID? {
    draft.identityBeforeHTTPS.map { ArticleID(subscription: subscription.id, identity: $0) }
  }

  /// - Returns: its row.
  private func insert(
    _ draft: ArticleDraft, id: ArticleID, position: Int, at time: Date
  ) throws -> Int {
    let article = Article(
      draft, id: id, subscription: subscription.id, feedTitle: subscription.title,
      position: position, at: time)
    let row = try ArticlesTable(connection: connection).insert(article, subscription: number)
    try ContentsTable(connection: connection).save(draft.content, article: row)
    try SearchIndex(connection: connection).enqueue(article: row)
    return row
  }

  /// - Returns: whether anything of it had changed.
  private func update(_ stored: Stored, with draft: ArticleDraft) throws -> Bool {
    let contents = ContentsTable(connection: connection)
    var article = stored.article.merged(with: draft)
    // After a rescue it may belong to a feed that was lost; then this one takes it back.
    article.subscription = subscription.id
    let isSameContent = try contents.content(of: article.id) == draft.content
    if article == stored.article && isSameContent { return false }
    article.isUpdated = article.isUpdated || article.isRead
    try ArticlesTable(connection: connection).update(
      article, number: stored.number, subscription: number)
    if !isSameContent { try contents.save(draft.content, article: stored.number) }
    try SearchIndex(connection: connection).enqueue(article: stored.number)
    return true
  }
}

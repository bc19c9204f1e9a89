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

  func save(_ drafts: [IdentifiedDraft], at time: Date) throws -> SavedArticles {
    var saved = SavedArticles()
    // By its row: a feed that has one article twice writes its row twice.
    var written: [Int: ArticleDraft] = [:]
    let present = Set(drafts.map(\.id))
    var known = try known(of: drafts)
    for (position, draft) in drafts.enumerated() {
      let isNew = known.isDisjoint(with: draft.ids)
      if !isNew, let stored = try stored(draft, present: present) {
        let isChanged = try update(stored, with: draft.draft)
        saved.summary.updated += isChanged ? 1 : 0
        saved.summary.unchanged += isChanged ? 0 : 1
        if isChanged { written[stored.number] = draft.draft }
      } else if try isNew || !isPruned(draft) {
        written[try insert(draft, position: position, at: time)] = draft.draft
        saved.summary.new += 1
        known.insert(draft.id)
      }
    }
    for queued in try SearchQueue(connection: connection).add(articles: Array(written.keys)) {
      saved.queued[queued] = written[queued.article]
    }
    return saved
  }

  /// Tells of ids in JSON which of them anything is known of.
  static let knownIDs = """
    SELECT value FROM json_each(?) WHERE EXISTS (SELECT 1 FROM articles WHERE id = value)
      OR EXISTS (SELECT 1 FROM aliases WHERE id = value)
      OR EXISTS (SELECT 1 FROM tombstones WHERE id = value)
    """

  /// Looks up all ids in one go: a feed's articles are mostly all new, or all known.
  private func known(of drafts: [IdentifiedDraft]) throws -> Set<ArticleID> {
    let ids = drafts.flatMap(\.ids).map(\.rawValue)
    return Set(
      try connection.rows(Self.knownIDs, [StringListColumn.text(ids)]) {
        ArticleID(rawValue: $0[0])
      })
  }

  /// The article that the draft is, by its id, by another id that it was seen with, or by the one that
  /// it had before https.
  private func stored(_ draft: IdentifiedDraft, present: Set<ArticleID>) throws -> Stored? {
    let articles = ArticlesTable(connection: connection)
    let aliases = AliasesTable(connection: connection)
    if let stored = try articles.article(draft.id) { return stored }
    if let known = try aliases.article(for: draft.id) { return try articles.article(known) }
    guard let earlier = draft.earlierID, !present.contains(earlier),
      let stored = try articles.article(earlier), draft.draft.continues(stored.article)
    else { return nil }
    try aliases.insert(draft.id, article: stored.number)
    return stored
  }

  private func isPruned(_ draft: IdentifiedDraft) throws -> Bool {
    try draft.ids.contains(where: TombstonesTable(connection: connection).contains)
  }

  /// - Returns: its row.
  private func insert(_ draft: IdentifiedDraft, position: Int, at time: Date) throws -> Int {
    let article = Article(
      draft.draft, id: draft.id, subscription: subscription.id, feedTitle: subscription.title,
      position: position, at: time)
    let row = try ArticlesTable(connection: connection).insert(article, subscription: number)
    try ContentsTable(connection: connection).save(draft.draft.content, article: row)
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
    return true
  }
}

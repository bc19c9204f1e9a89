#if Postgres
  internal import Articles
  internal import PostgreSQL

  #if canImport(FoundationEssentials)
    internal import FoundationEssentials
  #else
    internal import Foundation
  #endif

  /// Finds out what became of the articles that a fetch brought, and writes it all at once.
  struct ArticlesSaver {
    private(set) var summary = SaveSummary()
    private let subscription: Subscription
    private var stored: StoredArticles
    private var new: [StoredArticles.Stored] = []
    private var changed: [ArticleID: StoredArticles.Stored] = [:]
    private var aliases: [(alias: ArticleID, article: ArticleID)] = []

    init(subscription: Subscription, stored: StoredArticles) {
      self.subscription = subscription
      self.stored = stored
    }

    mutating func take(_ drafts: [IdentifiedDraft], at time: Date) {
      let present = Set(drafts.map(\.id))
      for (position, identified) in drafts.enumerated() {
        let draft = identified.draft
        if let known = find(identified, present: present) {
          update(known, with: draft)
        } else if !identified.ids.contains(where: stored.isPruned) {
          let article = Article(
            draft, id: identified.id, subscription: subscription.id,
            feedTitle: subscription.title, position: position, at: time)
          new.append(StoredArticles.Stored(article: article, content: draft.content))
          summary.new += 1
        }
      }
    }

    /// New articles are sent in bulk; the rest with the end of the transaction.
    /// - Parameter indexed: makes what is written of an article's content.
    func write(
      in transaction: inout Transaction, subscription number: Int,
      _ indexed: (StoredArticles.Stored) -> IndexedContent
    ) throws {
      if !new.isEmpty {
        let connection = transaction.connection
        try ArticlesTable(connection: connection).insert(new.map { ($0.article, number) })
        try ContentsTable(connection: connection).insert(new.map(indexed))
      }
      for stored in changed.values {
        transaction.finishing += [
          ArticlesTable.updating(stored.article), try ContentsTable.updating(indexed(stored)),
        ]
      }
      transaction.finishing += aliases.map { AliasesTable.inserting($0.alias, of: $0.article) }
    }

    /// The article that the draft is, by its id, by another id that it was seen with, or by the one that
    /// it had before https.
    private mutating func find(
      _ identified: IdentifiedDraft, present: Set<ArticleID>
    ) -> StoredArticles.Stored? {
      if let known = stored[identified.id] { return known }
      guard let earlier = identified.earlierID, !present.contains(earlier),
        let known = stored[earlier], identified.draft.continues(known.article)
      else { return nil }
      aliases.append((identified.id, known.article.id))
      return known
    }

    private mutating func update(_ known: StoredArticles.Stored, with draft: ArticleDraft) {
      var article = known.article.merged(with: draft)
      guard article != known.article || draft.content != known.content else {
        summary.unchanged += 1
        return
      }
      article.isUpdated = article.isUpdated || article.isRead
      let updated = StoredArticles.Stored(article: article, content: draft.content)
      stored[article.id] = updated
      changed[article.id] = updated
      summary.updated += 1
    }
  }
#endif

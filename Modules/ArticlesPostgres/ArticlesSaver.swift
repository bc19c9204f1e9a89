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

    mutating func take(_ drafts: [ArticleDraft], at time: Date) {
      let ids = drafts.map { ArticleID(subscription: subscription.id, identity: $0.identity) }
      let present = Set(ids)
      for (position, (draft, id)) in zip(drafts, ids).enumerated() {
        let earlier = draft.identityBeforeHTTPS.map {
          ArticleID(subscription: subscription.id, identity: $0)
        }
        if let known = find(draft, id: id, earlier: earlier, present: present) {
          update(known, with: draft)
        } else if !stored.isPruned(id), earlier.map(stored.isPruned) != true {
          let article = Article(
            draft, id: id, subscription: subscription.id, feedTitle: subscription.title,
            position: position, at: time)
          new.append(StoredArticles.Stored(article: article, content: draft.content))
          summary.new += 1
        }
      }
    }

    /// New articles are sent in bulk; the rest with the end of the transaction.
    func write(
      in transaction: inout Transaction, subscription number: Int,
      plainText: (String) -> String
    ) throws {
      if !new.isEmpty {
        let connection = transaction.connection
        try ArticlesTable(connection: connection).insert(new.map { ($0.article, number) })
        try ContentsTable(connection: connection).insert(
          new.map { IndexedContent($0.article, $0.content, plainText: plainText) })
      }
      for stored in changed.values {
        let content = IndexedContent(stored.article, stored.content, plainText: plainText)
        transaction.finishing += [
          ArticlesTable.updating(stored.article), try ContentsTable.updating(content),
        ]
      }
      transaction.finishing += aliases.map { AliasesTable.inserting($0.alias, of: $0.article) }
    }

    /// The article that the draft is, by its id, by another id that it was seen with, or by the one that
    /// it had before https.
    private mutating func find(
      _ draft: ArticleDraft, id: ArticleID, earlier: ArticleID?, present: Set<ArticleID>
    ) -> StoredArticles.Stored? {
      if let known = stored[id] { return known }
      guard let earlier, !present.contains(earlier), let known = stored[earlier],
        draft.continues(known.article)
      else { return nil }
      aliases.append((id, known.article.id))
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

internal import Articles
internal import TextSearch

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

extension ArticleStore {
  mutating func save(
    _ outcome: FetchOutcome, for id: SubscriptionID, at time: Date
  ) throws -> SaveSummary {
    guard var subscription = subscriptions[id] else {
      throw ArticleRepositoryError.noSuchSubscription(id)
    }
    let address = subscription.address
    subscription.record(outcome, at: time)
    if let other = self.id(withAddress: subscription.address), other != id {
      // It moved to where another is already: two can't share an address, so this one stays.
      subscription.address = address
    }
    subscriptions[id] = subscription
    endClaim(of: id)
    guard case .changed(let feed) = outcome else { return SaveSummary() }
    let drafts = feed.articles.map { IdentifiedDraft($0, of: id) }
    return save(drafts, of: subscription, at: time)
  }

  private mutating func save(
    _ drafts: [IdentifiedDraft], of subscription: Subscription, at time: Date
  ) -> SaveSummary {
    var summary = SaveSummary()
    let present = Set(drafts.map(\.id))
    for (position, draft) in drafts.enumerated() {
      if let stored = stored(draft, present: present) {
        let isChanged = update(stored, with: draft.draft)
        summary.updated += isChanged ? 1 : 0
        summary.unchanged += isChanged ? 0 : 1
      } else if tombstones[subscription.id]?.isDisjoint(with: draft.ids) ?? true {
        insert(draft, of: subscription, position: position, at: time)
        summary.new += 1
      }
    }
    return summary
  }

  /// The article that the draft is, by its id, by another id that it was seen with, or by the one that
  /// it had before https.
  private mutating func stored(
    _ draft: IdentifiedDraft, present: Set<ArticleID>
  ) -> StoredArticle? {
    if let stored = articles[draft.id] ?? aliases[draft.id].flatMap({ articles[$0] }) {
      return stored
    }
    guard let earlier = draft.earlierID, !present.contains(earlier),
      let stored = articles[earlier], draft.draft.continues(stored.article)
    else { return nil }
    aliases[draft.id] = earlier
    return stored
  }

  private mutating func insert(
    _ draft: IdentifiedDraft, of subscription: Subscription, position: Int, at time: Date
  ) {
    let article = Article(
      draft.draft, id: draft.id, subscription: subscription.id, feedTitle: subscription.title,
      position: position, at: time)
    articles[draft.id] = StoredArticle(
      article: article, content: draft.draft.content,
      text: SearchableText(draft.draft, plainText))
  }

  /// - Returns: whether anything of it had changed.
  private mutating func update(_ stored: StoredArticle, with draft: ArticleDraft) -> Bool {
    var article = stored.article.merged(with: draft)
    if article == stored.article && stored.content == draft.content { return false }
    article.isUpdated = article.isUpdated || article.isRead
    articles[article.id] = StoredArticle(
      article: article, content: draft.content, text: SearchableText(draft, plainText))
    return true
  }
}

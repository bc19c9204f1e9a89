internal import Articles
internal import Words

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// Subscriptions and their articles, as values.
struct ArticleStore {
  let plainText: @Sendable (String) -> String
  var subscriptions: [SubscriptionID: Subscription] = [:]
  var articles: [ArticleID: StoredArticle] = [:]
  /// What was pruned, by subscription.
  var tombstones: [SubscriptionID: Set<ArticleID>] = [:]
  /// Other ids under which feeds now have articles: those of their https identities.
  var aliases: [ArticleID: ArticleID] = [:]
  private var claims = ClaimLedger()
  private var wasEverSubscribed = false

  init(plainText: @escaping @Sendable (String) -> String) {
    self.plainText = plainText
  }

  func subscriptionsInOrder() -> [Subscription] {
    subscriptions.values.map(counted).sorted { left, right in
      if PersonalOrder.precedes(left.title, right.title) { return true }
      if PersonalOrder.precedes(right.title, left.title) { return false }
      return left.address < right.address
    }
  }

  mutating func subscribe(to draft: SubscriptionDraft) -> Subscription {
    let id = self.id(withAddress: draft.address) ?? SubscriptionID(address: draft.address)
    var subscription = subscriptions[id] ?? Subscription(draft)
    subscription.tags = (subscription.tags + draft.tags).withoutDuplicates()
    subscriptions[id] = subscription
    wasEverSubscribed = true
    return counted(subscription)
  }

  /// Adds one that was followed elsewhere.
  mutating func add(_ subscription: Subscription) {
    subscriptions[subscription.id] = subscription
    wasEverSubscribed = true
  }

  mutating func unsubscribe(_ id: SubscriptionID) {
    guard subscriptions.removeValue(forKey: id) != nil else { return }
    articles = articles.filter { $0.value.article.subscription != id }
    aliases = aliases.filter { articles[$0.value] != nil }
    tombstones[id] = nil
  }

  mutating func claim(_ claim: FeedClaim, at time: Date) -> ClaimedFeeds {
    let settled = claim.candidates.map(\.subscription).filter { seen in
      subscriptions[seen.id]?.hasOutcome(of: seen) != true
    }
    return claims.enter(claim, at: time, settled: Set(settled.map(\.id)))
  }

  mutating func renewClaims(of refresher: UUID, until: Date) {
    claims.renew(of: refresher, until: until)
  }

  mutating func releaseClaims(of refresher: UUID) {
    claims.strikeAll(of: refresher)
  }

  mutating func endClaim(of subscription: SubscriptionID) {
    claims.strike(subscription)
  }

  func content(of article: ArticleID) -> ArticleContent? {
    articles[article]?.content
  }

  func lastRefresh() -> Date? {
    subscriptions.values.compactMap(\.lastSuccess).max()
  }

  func statistics() -> StoreStatistics {
    StoreStatistics(
      location: ":memory:", subscriptionCount: subscriptions.count, articleCount: articles.count,
      unreadCount: articles.values.count { !$0.article.isRead },
      starredCount: articles.values.count { $0.article.isStarred },
      lastRefresh: lastRefresh(),
      wasEverSubscribed: wasEverSubscribed)
  }

  mutating func prune(_ request: PruneRequest) -> PruneReport {
    let pruned = articles.values.map(\.article).filter { article in
      article.sortDate < request.before && (article.isRead || request.includesUnread)
        && (!article.isStarred || request.includesStarred)
    }
    for article in pruned {
      articles[article.id] = nil
      tombstones[article.subscription, default: []].insert(article.id)
    }
    for (alias, article) in aliases where articles[article] == nil {
      let owner = pruned.first { $0.id == article }?.subscription
      if let owner { tombstones[owner, default: []].insert(alias) }
      aliases[alias] = nil
    }
    return PruneReport(removed: Dictionary(grouping: pruned, by: \.subscription).mapValues(\.count))
  }

  /// Finds it by the address that it has now.
  func id(withAddress address: String) -> SubscriptionID? {
    subscriptions.values.first { $0.address == address }?.id
  }

  private func counted(_ subscription: Subscription) -> Subscription {
    var subscription = subscription
    let own = articles.values.lazy.map(\.article).filter { $0.subscription == subscription.id }
    subscription.totalCount = own.count
    subscription.unreadCount = own.count { !$0.isRead }
    return subscription
  }
}

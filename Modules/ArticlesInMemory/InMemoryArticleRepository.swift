public import Articles

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// Articles in this process, gone when it ends.
public actor InMemoryArticleRepository: ArticleRepositoryInterface {
  private var store: ArticleStore

  /// - Parameter plainText: makes the text to search out of an article's HTML.
  public init(plainText: @escaping @Sendable (String) -> String) {
    store = ArticleStore(plainText: plainText)
  }

  public func subscriptions() throws -> [Subscription] {
    try Task.checkCancellation()
    return store.subscriptionsInOrder()
  }

  public func subscribe(to drafts: [SubscriptionDraft]) throws -> [Subscription] {
    try Task.checkCancellation()
    return drafts.map { store.subscribe(to: $0) }
  }

  public func unsubscribe(_ subscription: SubscriptionID) throws {
    try Task.checkCancellation()
    store.unsubscribe(subscription)
  }

  public func articlesList(_ query: ArticleQuery) throws -> [Article] {
    try Task.checkCancellation()
    return store.list(query)
  }

  public func search(_ query: SearchQuery, limit: Int) throws -> [SearchHit] {
    try Task.checkCancellation()
    return store.search(query, limit: limit)
  }

  public func content(of article: ArticleID) throws -> ArticleContent? {
    try Task.checkCancellation()
    return store.content(of: article)
  }

  public func mark(_ mark: ArticleMark, _ query: ArticleQuery) throws -> Int {
    try Task.checkCancellation()
    return store.mark(mark, query)
  }

  public func claim(_ claim: FeedClaim, at time: Date) throws -> ClaimedFeeds {
    try Task.checkCancellation()
    return store.claim(claim, at: time)
  }

  public func renewClaims(of refresher: UUID, until: Date) throws {
    try Task.checkCancellation()
    store.renewClaims(of: refresher, until: until)
  }

  public func releaseClaims(of refresher: UUID) throws {
    try Task.checkCancellation()
    store.releaseClaims(of: refresher)
  }

  public func save(_ outcome: FetchOutcome, for subscription: SubscriptionID, at time: Date) throws
    -> SaveSummary
  {
    try Task.checkCancellation()
    return try store.save(outcome, for: subscription, at: time)
  }

  /// Nothing is left for later.
  public func finishSaving() throws {
    try Task.checkCancellation()
  }

  public func lastRefresh() throws -> Date? {
    try Task.checkCancellation()
    return store.lastRefresh()
  }

  public func statistics() throws -> StoreStatistics {
    try Task.checkCancellation()
    return store.statistics()
  }

  public func prune(_ request: PruneRequest) throws -> PruneReport {
    try Task.checkCancellation()
    return store.prune(request)
  }

  public func archivedArticles(after id: ArticleID?, limit: Int) throws -> [ArchivedArticle] {
    try Task.checkCancellation()
    return store.archivedArticles(after: id, limit: limit)
  }

  public func prunedArticles(after id: ArticleID?, limit: Int) throws -> [PrunedArticle] {
    try Task.checkCancellation()
    return store.prunedArticles(after: id, limit: limit)
  }

  public func restore(_ archive: Archive) throws -> RestoreSummary {
    try Task.checkCancellation()
    return store.restore(archive)
  }

  /// There is nothing that could be damaged.
  public func checkIntegrity() throws -> IntegrityReport {
    try Task.checkCancellation()
    return IntegrityReport()
  }
}

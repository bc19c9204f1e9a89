public import Articles
public import Foundation

/// A repository of somebody else's: a fixed list of bookmarks.
public struct BookmarkRepository: ArticleRepositoryInterface {
  private let bookmarks = Subscription(
    id: SubscriptionID(address: "bookmarks:"), address: "bookmarks:", title: "Bookmarks")

  public init() {}

  public func subscriptions() async throws -> [Subscription] { [bookmarks] }

  public func subscribe(to drafts: [SubscriptionDraft]) async throws -> [Subscription] {
    drafts.map { _ in bookmarks }
  }

  public func unsubscribe(_ subscription: SubscriptionID) async throws {}

  public func articlesList(_ query: ArticleQuery) async throws -> [Article] {
    [
      Article(
        id: ArticleID(subscription: bookmarks.id, identity: "1"), subscription: bookmarks.id,
        feedTitle: bookmarks.title, title: "The first bookmark",
        firstSeen: Date(timeIntervalSince1970: 0))
    ]
  }

  public func search(_ query: SearchQuery, limit: Int) async throws -> [SearchHit] { [] }
  public func content(of article: ArticleID) async throws -> ArticleContent? { nil }
  public func mark(_ mark: ArticleMark, _ query: ArticleQuery) async throws -> Int { 0 }

  public func claim(_ claim: FeedClaim, at time: Date) async throws -> ClaimedFeeds {
    ClaimedFeeds(claimed: claim.candidates.prefix(claim.limit).map(\.subscription.id))
  }

  public func renewClaims(of refresher: UUID, until: Date) async throws {}
  public func releaseClaims(of refresher: UUID) async throws {}

  public func save(_ outcome: FetchOutcome, for subscription: SubscriptionID, at time: Date)
    async throws
    -> SaveSummary
  {
    SaveSummary()
  }

  public func finishSaving() async throws {}
  public func lastRefresh() async throws -> Date? { nil }
  public func statistics() async throws -> StoreStatistics {
    StoreStatistics(location: "bookmarks")
  }
  public func prune(_ request: PruneRequest) async throws -> PruneReport { PruneReport() }
  public func archivedArticles(after id: ArticleID?, limit: Int) async throws -> [ArchivedArticle] {
    []
  }
  public func prunedArticles(after id: ArticleID?, limit: Int) async throws -> [PrunedArticle] {
    []
  }
  public func restore(_ archive: Archive) async throws -> RestoreSummary { RestoreSummary() }
  public func checkIntegrity() async throws -> IntegrityReport { IntegrityReport() }
}

import Articles
import Foundation

/// A repository of somebody else's: a fixed list of bookmarks.
struct BookmarkRepository: ArticleRepositoryInterface {
  private let bookmarks = Subscription(
    id: SubscriptionID(address: "bookmarks:"), address: "bookmarks:", title: "Bookmarks")

  func subscriptions() async throws -> [Subscription] { [bookmarks] }

  func subscribe(to drafts: [SubscriptionDraft]) async throws -> [Subscription] {
    drafts.map { _ in bookmarks }
  }

  func unsubscribe(_ subscription: SubscriptionID) async throws {}

  func articlesList(_ query: ArticleQuery) async throws -> [Article] {
    [
      Article(
        id: ArticleID(subscription: bookmarks.id, identity: "1"), subscription: bookmarks.id,
        feedTitle: bookmarks.title, title: "The first bookmark",
        firstSeen: Date(timeIntervalSince1970: 0))
    ]
  }

  func search(_ query: SearchQuery, limit: Int) async throws -> [SearchHit] { [] }
  func content(of article: ArticleID) async throws -> ArticleContent? { nil }
  func mark(_ mark: ArticleMark, _ query: ArticleQuery) async throws -> Int { 0 }

  func claim(_ claim: FeedClaim, at time: Date) async throws -> ClaimedFeeds {
    ClaimedFeeds(claimed: claim.candidates.prefix(claim.limit).map(\.subscription.id))
  }

  func renewClaims(of refresher: UUID, until: Date) async throws {}
  func releaseClaims(of refresher: UUID) async throws {}

  func save(_ outcome: FetchOutcome, for subscription: SubscriptionID, at time: Date) async throws
    -> SaveSummary
  {
    SaveSummary()
  }

  func finishSaving() async throws {}
  func lastRefresh() async throws -> Date? { nil }
  func statistics() async throws -> StoreStatistics { StoreStatistics(location: "bookmarks") }
  func prune(_ request: PruneRequest) async throws -> PruneReport { PruneReport() }
  func archivedArticles(after id: ArticleID?, limit: Int) async throws -> [ArchivedArticle] {
    []
  }
  func prunedArticles(after id: ArticleID?, limit: Int) async throws -> [PrunedArticle] { [] }
  func restore(_ archive: Archive) async throws -> RestoreSummary { RestoreSummary() }
  func checkIntegrity() async throws -> IntegrityReport { IntegrityReport() }
}

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// What the reader has subscribed to and everything that came from it, kept on this machine or a server.
///
/// Every implementation keeps these promises:
/// - What a call said it saved is saved; a call that throws has changed nothing.
/// - Calls may come from any task at once. A reader never waits for a refresh to end.
/// - Times are given by the caller, so that the repository has no clock of its own.
/// - Every call can throw ``ArticleRepositoryError`` and nothing else but `CancellationError`.
public protocol ArticleRepositoryInterface: Sendable {
  /// Everything subscribed to, by title as a person would sort it, then by address.
  func subscriptions() async throws -> [Subscription]

  /// Subscribes addresses, byte for byte as given, all of them or, when it throws, none. One that is
  /// subscribed already stays as it stands, its `tags` added to.
  /// - Returns: the subscriptions, in the order of the drafts.
  func subscribe(to drafts: [SubscriptionDraft]) async throws -> [Subscription]

  /// Removes a subscription with all its articles, read and starred ones too. One that isn't there
  /// is left alone.
  func unsubscribe(_ subscription: SubscriptionID) async throws

  /// The articles that match, without their content, ordered as the query says.
  func articlesList(_ query: ArticleQuery) async throws -> [Article]

  /// The articles in which every wanted term of the query occurs, best match first and of equal matches
  /// the newest, at most `limit`. A query that excludes only matches nothing.
  ///
  /// Where more than `limit` and more than ``SearchQuery/rankedCount`` match, only the newest are compared,
  /// as many as the greater of the two. How new they are counts to the minute.
  func search(_ query: SearchQuery, limit: Int) async throws -> [SearchHit]

  /// What stands in the article; `nil` for an article that isn't there.
  func content(of article: ArticleID) async throws -> ArticleContent?

  /// Sets or clears a mark on every article that the query matches, whatever its `limit`; answers
  /// how many changed.
  func mark(_ mark: ArticleMark, _ query: ArticleQuery) async throws -> Int

  /// Takes feeds for one refresher, so that nobody fetches them twice: of its candidates the first that are
  /// free, `limit` at most.
  ///
  /// A feed is free unless somebody has it, or another refresher has a feed of its host: a host is asked by
  /// one at a time. A refresher has a feed until an outcome is saved for it, or until its claim says, unless it
  /// renews that, so that one that is dead lets go. A repository for many machines knows the claims of all; their clocks should
  /// agree to a few seconds.
  func claim(_ claim: FeedClaim, at time: Date) async throws -> ClaimedFeeds

  /// Lets a refresher have until then what it has claimed and not saved: it's alive, and its feeds wait for
  /// their turn. What others have taken meanwhile stays theirs.
  func renewClaims(of refresher: UUID, until: Date) async throws

  /// Gives back what a refresher has claimed and not saved, for others to take at once. A store that is
  /// out of reach isn't waited for.
  func releaseClaims(of refresher: UUID) async throws

  /// Saves what a fetch brought, in one transaction: new and changed articles, what the feed says
  /// of itself, and its validators.
  ///
  /// New articles are first seen in the document's order, the one that stands first as the newest.
  /// An article that comes again unchanged isn't touched. A changed one keeps its marks and its
  /// `firstSeen`, and is `isUpdated` until it's read again. One that left the feed stays. One that was
  /// pruned doesn't come back.
  /// - Parameter time: when the answer came; new articles are first seen then.
  func save(_ outcome: FetchOutcome, for subscription: SubscriptionID, at time: Date) async throws
    -> SaveSummary

  /// Does now what saves leave for later, so that no reader has to wait for it. Saves are saved without.
  func finishSaving() async throws

  /// When any feed answered well the last time, changed or not; `nil` if none ever did. Costs little,
  /// however much is stored.
  func lastRefresh() async throws -> Date?

  /// Counts and sizes of the whole store.
  func statistics() async throws -> StoreStatistics

  /// Removes the articles that the request covers and remembers them, so that they don't come back.
  func prune(_ request: PruneRequest) async throws -> PruneReport

  /// Articles with all that belongs to them, in the order of their ids: the first `limit` of those that come
  /// after one, so that any number can be read part by part. What is saved meanwhile may be among them or not.
  func archivedArticles(after id: ArticleID?, limit: Int) async throws -> [ArchivedArticle]

  /// What was pruned, part by part, as ``archivedArticles(after:limit:)`` has articles.
  func prunedArticles(after id: ArticleID?, limit: Int) async throws -> [PrunedArticle]

  /// Takes in what another store had, in one transaction, so that it's here as it was there.
  ///
  /// What is here already stays, so that an archive can be restored again from its beginning: a subscription's
  /// tags are added to, and an article that is read or starred in the archive is so here. What was pruned in
  /// either store doesn't come back. An article is passed over where its subscription is neither here nor in
  /// the archive, or where another has its address.
  func restore(_ archive: Archive) async throws -> RestoreSummary

  /// Looks for damage, and repairs what can be made again from the rest.
  func checkIntegrity() async throws -> IntegrityReport
}

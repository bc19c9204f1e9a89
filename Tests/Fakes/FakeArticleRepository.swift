public import Articles
import Synchronization

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// Answers what a test sets, and records what it's told to keep.
public final class FakeArticleRepository: ArticleRepositoryInterface {
  /// One call that was to change something.
  public enum Call: Sendable, Hashable {
    case subscribe(address: String, title: String?, tags: [String])
    case unsubscribe(SubscriptionID)
    case save(FetchOutcome, SubscriptionID, Date)
    case mark(ArticleMark, ArticleQuery)
    case prune(PruneRequest)
  }

  private struct State {
    var calls: [Call] = []
    var subscriptions: [Subscription] = []
    var articlesListArgValues: [ArticleQuery] = []
    var articlesList: [Article] = []
    var searchArgValues: [SearchQuery] = []
    var search: [SearchHit] = []
    var contents: [ArticleID: ArticleContent] = [:]
    var markAnswer = 0
    var lastRefresh: Date?
    var statistics = StoreStatistics(location: "fake")
    var pruneAnswer = PruneReport()
    var integrity = IntegrityReport()
    var saveHandler: @Sendable (FetchOutcome, SubscriptionID) throws -> SaveSummary = { _, _ in
      SaveSummary()
    }
  }

  private let state = Mutex(State())

  public init() {}

  /// The calls that were to change something, in order.
  public var calls: [Call] { state.withLock { $0.calls } }
  public var articlesListArgValues: [ArticleQuery] { state.withLock { $0.articlesListArgValues } }
  public var searchArgValues: [SearchQuery] { state.withLock { $0.searchArgValues } }

  /// What ``subscriptions()`` answers; subscribing adds to it.
  public var subscriptionsAnswer: [Subscription] {
    get { state.withLock { $0.subscriptions } }
    set { state.withLock { $0.subscriptions = newValue } }
  }

  public var articlesListAnswer: [Article] {
    get { state.withLock { $0.articlesList } }
    set { state.withLock { $0.articlesList = newValue } }
  }

  public var searchAnswer: [SearchHit] {
    get { state.withLock { $0.search } }
    set { state.withLock { $0.search = newValue } }
  }

  public var contentAnswers: [ArticleID: ArticleContent] {
    get { state.withLock { $0.contents } }
    set { state.withLock { $0.contents = newValue } }
  }

  public var markAnswer: Int {
    get { state.withLock { $0.markAnswer } }
    set { state.withLock { $0.markAnswer = newValue } }
  }

  public var lastRefreshAnswer: Date? {
    get { state.withLock { $0.lastRefresh } }
    set { state.withLock { $0.lastRefresh = newValue } }
  }

  public var statisticsAnswer: StoreStatistics {
    get { state.withLock { $0.statistics } }
    set { state.withLock { $0.statistics = newValue } }
  }

  public var pruneAnswer: PruneReport {
    get { state.withLock { $0.pruneAnswer } }
    set { state.withLock { $0.pruneAnswer = newValue } }
  }

  public var integrityAnswer: IntegrityReport {
    get { state.withLock { $0.integrity } }
    set { state.withLock { $0.integrity = newValue } }
  }

  /// What a save answers or throws.
  public var saveHandler: @Sendable (FetchOutcome, SubscriptionID) throws -> SaveSummary {
    get { state.withLock { $0.saveHandler } }
    set { state.withLock { $0.saveHandler = newValue } }
  }

  public func subscriptions() async throws -> [Subscription] { subscriptionsAnswer }

  public func subscribe(to drafts: [SubscriptionDraft]) async throws -> [Subscription] {
    state.withLock { state in
      drafts.map { draft in
        state.calls.append(
          .subscribe(address: draft.address, title: draft.title, tags: draft.tags))
        let subscription = Subscription(draft)
        state.subscriptions.append(subscription)
        return subscription
      }
    }
  }

  public func unsubscribe(_ subscription: SubscriptionID) async throws {
    state.withLock { state in
      state.calls.append(.unsubscribe(subscription))
      state.subscriptions.removeAll { $0.id == subscription }
    }
  }

  public func articlesList(_ query: ArticleQuery) async throws -> [Article] {
    state.withLock { state in
      state.articlesListArgValues.append(query)
      return state.articlesList
    }
  }

  public func search(_ query: SearchQuery, limit: Int) async throws -> [SearchHit] {
    state.withLock { state in
      state.searchArgValues.append(query)
      return Array(state.search.prefix(max(0, limit)))
    }
  }

  public func content(of article: ArticleID) async throws -> ArticleContent? {
    contentAnswers[article]
  }

  public func mark(_ mark: ArticleMark, _ query: ArticleQuery) async throws -> Int {
    state.withLock { state in
      state.calls.append(.mark(mark, query))
      return state.markAnswer
    }
  }

  public func save(_ outcome: FetchOutcome, for subscription: SubscriptionID, at time: Date)
    async throws -> SaveSummary
  {
    let handler = state.withLock { state in
      state.calls.append(.save(outcome, subscription, time))
      return state.saveHandler
    }
    return try handler(outcome, subscription)
  }

  public func finishSaving() async throws {}

  public func lastRefresh() async throws -> Date? { lastRefreshAnswer }

  public func statistics() async throws -> StoreStatistics { statisticsAnswer }

  public func prune(_ request: PruneRequest) async throws -> PruneReport {
    state.withLock { state in
      state.calls.append(.prune(request))
      return state.pruneAnswer
    }
  }

  public func checkIntegrity() async throws -> IntegrityReport { integrityAnswer }
}

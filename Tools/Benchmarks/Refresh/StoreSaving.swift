import Articles
import Benchmarking
import Foundation

/// Saves feeds, some at once as a refresh does, and measures nothing else.
struct StoreSaving {
  private let repository: any ArticleRepositoryInterface
  private let moment = Date(timeIntervalSince1970: 1_800_000_000)
  private(set) var time = Duration.zero
  private(set) var processorSeconds = 0.0
  private(set) var articleCount = 0

  init(into repository: any ArticleRepositoryInterface) {
    self.repository = repository
  }

  mutating func save(_ feeds: [(address: String, articles: [ArticleDraft])]) async throws {
    let subscriptions = try await repository.subscribe(
      to: feeds.map { SubscriptionDraft(address: $0.address) })
    articleCount += feeds.reduce(0) { $0 + $1.articles.count }
    try await measure { [repository, moment] in
      try await withThrowingDiscardingTaskGroup { group in
        for (subscription, feed) in zip(subscriptions, feeds) {
          group.addTask {
            _ = try await repository.save(
              .changed(FetchedFeed(articles: feed.articles)), for: subscription.id, at: moment)
          }
        }
      }
    }
  }

  /// Brings everything to where a search finds it.
  mutating func finish() async throws {
    try await measure { [repository] in try await repository.finishSaving() }
  }

  private mutating func measure(_ body: () async throws -> Void) async throws {
    let start = ProcessorTime.seconds
    time += try await ContinuousClock().measure { try await body() }
    processorSeconds += ProcessorTime.seconds - start
  }
}

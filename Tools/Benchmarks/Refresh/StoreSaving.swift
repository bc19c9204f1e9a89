import Articles
import Benchmarking
import Foundation

/// Saves feeds one after the other, as a refresh does, and measures nothing else.
struct StoreSaving {
  private let repository: any ArticleRepositoryInterface
  private let moment = Date(timeIntervalSince1970: 1_800_000_000)
  private(set) var time = Duration.zero
  private(set) var processorSeconds = 0.0
  private(set) var articleCount = 0

  init(into repository: any ArticleRepositoryInterface) {
    self.repository = repository
  }

  mutating func save(_ articles: [ArticleDraft], of address: String) async throws {
    let subscription = try await repository.subscribe(to: address, title: nil, tags: [])
    articleCount += articles.count
    try await measure { [repository, moment] in
      _ = try await repository.save(
        .changed(FetchedFeed(articles: articles)), for: subscription.id, at: moment)
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

import Articles
import Benchmarking
import Foundation

/// A store of many articles that have titles and no bodies.
struct LargeStore {
  private let repository: any ArticleRepositoryInterface
  private var generator = FeedGenerator(seed: 1)

  init(in repository: any ArticleRepositoryInterface) {
    self.repository = repository
  }

  /// Saves articles, 1,000 a feed, a minute after each other.
  mutating func fill(_ count: Int) async throws {
    for feed in 0..<(count / 1000) {
      let drafts = (0..<1000).map { number in
        ArticleDraft(
          identity: "\(number)", title: generator.sentence(),
          link: "http://a.example/\(feed)/\(number)",
          published: start.addingTimeInterval(-Double((number * 1000 + feed) * 60)))
      }
      let subscription = try await repository.subscribe(
        to: "http://a.example/\(feed).xml", title: "Feed \(feed)", tags: [])
      _ = try await repository.save(
        .changed(FetchedFeed(articles: drafts)), for: subscription.id, at: start)
    }
    try await repository.finishSaving()
  }

  private let start = Date(timeIntervalSince1970: 1_800_000_000)
}

import Articles
import Foundation
import SQLite
import Testing

@testable import ArticlesSQLite

@Suite("Saves that wait for the writer")
struct WaitingSavesTests {
  private let store: TestStore
  private let repository: SQLiteArticleRepository

  init() throws {
    store = try TestStore()
    repository = store.repository()
  }

  @Test("are each told what became of their own feed")
  func summaries() async throws {
    let counts = Array(1...20)
    let feeds = try await subscriptions(counts.count)
    let saved = try await whileTheStoreIsHeld {
      try await concurrently(Array(zip(feeds, counts))) { feed, count in
        try await save(count, of: feed)
      }
    }
    #expect(saved == counts.map { SaveSummary(new: $0) })
    let stored = try await repository.subscriptions().map { [$0.address: $0.totalCount] }
    #expect(Set(stored) == Set(zip(feeds, counts).map { [$0.address: $1] }))
    #expect(try await repository.search(SearchQuery("word7"), limit: 500).count == 210)
  }

  @Test("don't fail with one of them")
  func failure() async throws {
    let feeds = try await subscriptions(9)
    let gone = feeds[4]
    try await repository.unsubscribe(gone.id)
    let saved = try await whileTheStoreIsHeld {
      try await concurrently(feeds) { feed in
        do {
          return try await save(2, of: feed).new
        } catch ArticleRepositoryError.noSuchSubscription(feed.id) {
          return -1
        }
      }
    }
    #expect(saved == [2, 2, 2, 2, -1, 2, 2, 2, 2])
    let kept = feeds.filter { $0 != gone }
    #expect(try await repository.subscriptions().map(\.id) == kept.map(\.id))
  }

  @Test("and are cancelled have saved nothing, or say what they saved")
  func cancelled() async throws {
    let feeds = try await subscriptions(12)
    let delays = (0..<12).map { $0 * 20 }
    let saved = try await whileTheStoreIsHeld {
      try await concurrently(Array(zip(feeds, delays))) { feed, delay in
        let task = Task { try await save(3, of: feed).new }
        try await Task.sleep(for: .milliseconds(delay))
        task.cancel()
        do {
          return try await task.value
        } catch is CancellationError {
          return 0
        }
      }
    }
    let stored = try await repository.subscriptions().map { ($0.id, $0.totalCount) }
    let counts = Dictionary(uniqueKeysWithValues: stored)
    #expect(saved == feeds.map { counts[$0.id] })
  }

  private func subscriptions(_ count: Int) async throws -> [Subscription] {
    try await repository.subscribe(
      to: (10..<10 + count).map { SubscriptionDraft(address: "https://example.org/\($0).xml") })
  }

  private func save(_ count: Int, of feed: Subscription) async throws -> SaveSummary {
    try await repository.save(
      .changed(FetchedFeed(articles: TestStore.drafts(count))), for: feed.id, at: TestStore.time)
  }

  /// Lets nobody write until what the body does has begun to wait.
  private func whileTheStoreIsHeld<Result: Sendable>(
    _ body: @Sendable @escaping () async throws -> Result
  ) async throws -> Result {
    let holder = try Connection(path: store.path, .readWrite)
    try holder.execute("BEGIN IMMEDIATE")
    let task = Task { try await body() }
    try await Task.sleep(for: .milliseconds(150))
    try holder.execute("COMMIT")
    return try await task.value
  }

  /// What each came to, in their order.
  private func concurrently<Element: Sendable, Result: Sendable>(
    _ elements: [Element], _ body: @Sendable @escaping (Element) async throws -> Result
  ) async throws -> [Result] {
    try await withThrowingTaskGroup(of: (Int, Result).self) { group in
      for (place, element) in elements.enumerated() {
        group.addTask { (place, try await body(element)) }
      }
      return try await group.reduce(into: []) { $0.append($1) }.sorted { $0.0 < $1.0 }.map(\.1)
    }
  }
}

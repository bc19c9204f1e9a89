import Articles
import Fakes
import Feeds
import Foundation
import Interactor
import InteractorOfflineFirst
import Testing

extension AnArticleInteractor {
  @Suite("when the network is cut off midway")
  struct WhenCutOffMidway {
    let context = Context(isOffline: false)

    @Test("keeps what came, says that it's offline, and holds nothing against the feeds")
    func keepsWhatCame() async throws {
      context.follow("https://a.example/feed", "https://b.example/feed", "https://c.example/feed")
      let reachability = context.locator.fakeReachability
      let feed = context.feed
      context.source.fetchHandler = { request in
        guard request.address == "https://a.example/feed" else {
          reachability.isOffline = true
          throw FeedError.interrupted(address: request.address, reason: "reset")
        }
        return .feed(feed, FeedSourceDetails(address: request.address))
      }
      context.repository.saveHandler = { _, _, _ in SaveSummary(new: 1) }

      let events = try await context.refresh(RefreshRequest(jobs: 1))

      #expect(
        events.lines == [
          "began 3", "https://a.example/feed changed 1 0 0",
          "https://b.example/feed skipped offline", "https://c.example/feed skipped offline",
          "finished",
        ])
      #expect(
        events.report
          == RefreshReport(changed: 1, skipped: 2, newArticles: 1, isConnected: false))
      #expect(context.repository.changes == [.save])
      #expect(
        context.source.fetchArgValues.map(\.address)
          == ["https://a.example/feed", "https://b.example/feed"])
    }

    @Test("stops when it's cancelled, and keeps what came")
    func stopsWhenCancelled() async throws {
      for number in 0..<10 { context.follow("https://\(number).example/feed") }
      let feed = context.feed
      context.source.fetchHandler = { request in
        guard request.address == "https://0.example/feed" else {
          try await Task.sleep(for: .seconds(600))
          throw FeedError.timedOut(address: request.address)
        }
        return .feed(feed, FeedSourceDetails(address: request.address))
      }
      let events = context.sut.refresh(RefreshRequest())

      let reader = Task {
        for try await event in events {
          if case .finishedFeed = event { break }
        }
      }
      try await reader.value

      #expect(context.repository.changes == [.save])
    }
  }
}

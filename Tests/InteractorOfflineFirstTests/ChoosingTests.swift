import Articles
import Fakes
import Feeds
import Foundation
import Interactor
import InteractorOfflineFirst
import Testing

extension AnArticleInteractor {
  @Suite("choosing whom to ask")
  struct ChoosingWhomToAsk {
    let context = Context(isOffline: false)

    @Test("leaves alone a feed that asked for patience, or is gone, unless it's forced to")
    func leavesAlone() async throws {
      context.follow("https://a.example/feed", notBefore: context.today + 60)
      context.follow("https://b.example/feed", isGone: true)
      context.answer("https://a.example/feed", with: context.feed)
      context.answer("https://b.example/feed", with: context.feed)

      let events = try await context.refresh()
      #expect(
        events.lines == [
          "began 2", "https://a.example/feed skipped notYet(\(context.today + 60))",
          "https://b.example/feed skipped gone", "finished",
        ])

      let forced = try await context.refresh(RefreshRequest(isForced: true))
      #expect(forced.report?.changed == 2)
      #expect(context.source.fetchArgValues.map(\.validators) == [nil, nil])
    }

    @Test("asks a feed that is named, whatever is known of it, and for changes only")
    func asksWhatIsNamed() async throws {
      let known = FetchValidators(entityTag: "\"1\"")
      context.follow("https://a.example/feed", notBefore: context.today + 60, validators: known)
      context.follow("https://b.example/feed", isGone: true, validators: known)
      context.answer("https://a.example/feed", with: context.feed)
      context.answer("https://b.example/feed", with: context.feed)

      let ids = context.subscriptions.all.map(\.id)
      let events = try await context.refresh(RefreshRequest(subscriptions: ids))

      #expect(events.report?.changed == 2)
      #expect(context.source.fetchArgValues.map(\.validators?.entityTag) == ["\"1\"", "\"1\""])
    }

    @Test("refreshes only the feeds that it's asked to")
    func refreshesSome() async throws {
      context.follow("https://a.example/feed", "https://b.example/feed")
      context.answer("https://b.example/feed", with: context.feed)

      _ = try await context.refresh(
        RefreshRequest(subscriptions: [SubscriptionID(address: "https://b.example/feed")]))

      #expect(context.source.fetchArgValues.map(\.address) == ["https://b.example/feed"])
    }

    @Test("asks those that failed the last time after all others")
    func asksTheFailedLast() async throws {
      context.follow("https://a.example/feed", failureCount: 1)
      context.follow("https://b.example/feed")
      context.follow("https://c.example/feed", failureCount: 7)
      context.follow("https://d.example/feed")
      context.source.fetchHandler = { request in
        .notModified(FeedSourceDetails(address: request.address))
      }

      _ = try await context.refresh()

      #expect(
        context.source.fetchArgValues.map(\.address) == [
          "https://b.example/feed", "https://d.example/feed", "https://a.example/feed",
          "https://c.example/feed",
        ])
    }

    @Test("never has more fetches under way than it may")
    func keepsToJobs() async throws {
      let gauge = Gauge()
      let feed = context.feed
      for number in 0..<20 { context.follow("https://\(number).example/feed") }
      context.source.fetchHandler = { request in
        await gauge.enter()
        await Task.yield()
        await gauge.leave()
        return .feed(feed, FeedSourceDetails(address: request.address))
      }

      let events = try await context.refresh(RefreshRequest(jobs: 3))

      #expect(events.report?.changed == 20)
      #expect(await gauge.most <= 3)
    }
  }
}

import Articles
import Fakes
import Feeds
import Foundation
import Interactor
import InteractorOfflineFirst
import Testing

extension AnArticleInteractor {
  @Suite("when one feed fails")
  struct WhenOneFeedFails {
    let context = Context(isOffline: false)

    @Test("stores the rest, and remembers what was wrong")
    func storesTheRest() async throws {
      context.follow("https://bad.example/feed", "https://good.example/feed")
      context.answer("https://good.example/feed", with: context.feed)
      let later = context.today + 3600
      context.fail(
        "https://bad.example/feed",
        with: FeedError.status(503, address: "https://bad.example/feed", retryAfter: later))

      let events = try await context.refresh()

      #expect(events.report == RefreshReport(changed: 1, failed: 1, isConnected: true))
      #expect(
        context.repository.saves.contains(
          .init(
            .failed(
              message: "it answered 503: the server has a problem",
              retryAfter: later),
            SubscriptionID(address: "https://bad.example/feed"), context.today)))
    }

    @Test("brings the 910 of a thousand that answer, while 90 don't", .timeLimit(.minutes(5)))
    func bringsThoseThatAnswer() async throws {
      for number in 0..<1000 { context.follow("https://\(number).example/feed") }
      let feed = context.feed
      let bad = Set((0..<90).map { "https://\($0).example/feed" })
      let (released, release) = AsyncStream.makeStream(of: Void.self)
      let gate = Task { for await _ in released {} }
      context.source.fetchHandler = { request in
        guard bad.contains(request.address) else {
          return .feed(feed, FeedSourceDetails(address: request.address))
        }
        await gate.value
        throw FeedError.timedOut(address: request.address)
      }
      let impatient = ArticleInteractor(
        serviceLocator: context.locator, patience: .milliseconds(1),
        now: { [context] in context.today })

      var order: [String] = []
      var report: RefreshReport?
      for try await event in impatient.refresh(RefreshRequest()) {
        switch event {
        case .began: break
        case .finishedFeed(let subscription, _):
          order.append(subscription.address)
          // The bad ones end when all others are here, and not before.
          if order.count == 910 { release.finish() }
        case .finished(let last): report = last
        }
      }

      #expect(Set(order.prefix(910)).isDisjoint(with: bad))
      #expect(order.count == 1000)
      #expect(report == RefreshReport(changed: 910, failed: 90, isConnected: true))
    }

    @Test("remembers that a feed is gone for good")
    func remembersGone() async throws {
      context.follow("https://a.example/feed")
      context.fail(
        "https://a.example/feed",
        with: FeedError.status(410, address: "https://a.example/feed", retryAfter: nil))

      let events = try await context.refresh()

      #expect(events.lines == ["began 1", "https://a.example/feed gone", "finished"])
      #expect(
        context.repository.saves == [
          .init(.gone, SubscriptionID(address: "https://a.example/feed"), context.today)
        ])
    }

    @Test("takes a page where a feed was for a failure, and keeps the articles")
    func takesAPageForAFailure() async throws {
      context.follow("https://a.example/feed")
      context.source.fetchHandler = { request in
        .page(candidates: [], FeedSourceDetails(address: request.address))
      }

      let events = try await context.refresh()

      #expect(events.report?.failed == 1)
      #expect(
        context.repository.saves == [
          .init(
            .failed(message: "it's no feed but an HTML page", retryAfter: nil),
            SubscriptionID(address: "https://a.example/feed"), context.today)
        ])
    }

    @Test("goes on when a feed was removed while it was fetched")
    func goesOnAfterRemoval() async throws {
      context.follow("https://a.example/feed", "https://b.example/feed")
      context.answer("https://a.example/feed", with: context.feed)
      context.answer("https://b.example/feed", with: context.feed)
      let removed = SubscriptionID(address: "https://a.example/feed")
      context.repository.saveHandler = { _, id, _ in
        if id == removed { throw ArticleRepositoryError.noSuchSubscription(id) }
        return SaveSummary(new: 1)
      }

      #expect(
        try await context.refresh().report
          == RefreshReport(changed: 1, failed: 1, newArticles: 1, isConnected: true))
    }
  }
}

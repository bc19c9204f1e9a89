import Articles
import Fakes
import Feeds
import Foundation
import Interactor
import InteractorOfflineFirst
import Reachability
import Testing

@Suite("An article interactor")
struct AnArticleInteractor {
  @Suite("when offline")
  struct WhenOffline {
    let context = Context(isOffline: true)

    @Test("serves what is stored, and says that it's offline and how old it is")
    func servesWhatIsStored() async throws {
      context.repository.articlesListAnswer = [context.article]
      context.repository.lastRefreshAnswer = context.yesterday
      let query = ArticleQuery(isUnread: true, limit: 50)

      let served = try await context.sut.articlesList(query)

      #expect(
        served
          == ServedArticles(
            articles: [context.article], asOf: context.yesterday, isConnected: false))
      #expect(context.repository.articlesListArgValues == [query])
    }

    @Test("sends nothing, changes nothing, and says that it passed the feeds over")
    func sendsNothing() async throws {
      context.follow("https://a.example/feed", "https://b.example/feed")
      context.repository.lastRefreshAnswer = context.yesterday

      let events = try await context.refresh()

      #expect(
        events.lines == [
          "began 2", "https://a.example/feed skipped offline",
          "https://b.example/feed skipped offline", "finished",
        ])
      #expect(
        events.report == RefreshReport(skipped: 2, isConnected: false, asOf: context.yesterday))
      #expect(context.source.fetchArgValues == [])
      #expect(context.repository.calls == [])
    }

    @Test(
      "refreshes the feeds of this machine, which need no network",
      arguments: [
        "file:///feeds/a.xml", "http://localhost/feed", "http://127.0.0.1:8080/feed",
        "http://127.1.2.3/feed", "http://[::1]:80/feed", "http://news.localhost/feed",
      ])
    func refreshesThisMachine(address: String) async throws {
      context.follow(address)
      context.answer(address, with: context.feed)

      let events = try await context.refresh()

      #expect(events.report?.changed == 1)
      #expect(context.source.fetchArgValues.map(\.address) == [address])
    }

    @Test(
      "doesn't take another machine for this one",
      arguments: [
        "http://127.0.0.1.example.com/", "http://localhost.example/", "http://128.0.0.1/",
        "https://notlocalhost/", "http://127.0.0/", "http://[::2]/",
      ])
    func passesOthersOver(address: String) async throws {
      context.follow(address)

      #expect(try await context.refresh().report?.skipped == 1)
      #expect(context.source.fetchArgValues == [])
    }

    @Test("doesn't follow a feed that it can't look at")
    func doesNotFollow() async throws {
      await #expect(throws: ArticleInteractorError.offline(address: "https://a.example/feed")) {
        try await context.sut.add("https://a.example/feed", tags: [])
      }
      #expect(context.source.fetchArgValues == [])
      #expect(context.repository.calls == [])
    }
  }

  @Suite("when online")
  struct WhenOnline {
    let context = Context(isOffline: false)

    @Test("serves what is stored, and says that it's connected")
    func servesWhatIsStored() async throws {
      context.repository.articlesListAnswer = [context.article]

      let served = try await context.sut.articlesList(ArticleQuery())

      #expect(served == ServedArticles(articles: [context.article], asOf: nil, isConnected: true))
    }

    @Test("asks with the validators of the last answer, and stores what comes, in whole")
    func storesWhatComes() async throws {
      let known = FetchValidators(entityTag: "\"1\"", lastModified: "then", contentHash: "h")
      context.follow("https://a.example/feed", validators: known)
      context.answer(
        "https://a.example/feed", with: context.feed,
        validators: FeedValidators(entityTag: "\"2\"", lastModified: "now", contentHash: "i"))
      context.repository.saveHandler = { _, _ in SaveSummary(new: 1, updated: 2, unchanged: 3) }

      let events = try await context.refresh()

      #expect(
        context.source.fetchArgValues == [
          FeedRequest(
            "https://a.example/feed",
            validators: FeedValidators(
              entityTag: "\"1\"", lastModified: "then", contentHash: "h"))
        ])
      let stored = FetchedFeed(
        title: "A", homePage: "https://a.example/",
        validators: FetchValidators(entityTag: "\"2\"", lastModified: "now", contentHash: "i"),
        articles: [
          ArticleDraft(
            identity: "1", title: "One", link: "https://a.example/1", authors: ["Ann"],
            tags: ["news"], summary: "short", published: context.yesterday,
            content: ArticleContent(
              html: "<p>One</p>", language: "en",
              attachments: [ArticleAttachment(address: "https://a.example/1.mp3")]))
        ])
      #expect(
        context.repository.calls == [
          .save(.changed(stored), SubscriptionID(address: "https://a.example/feed"), context.today)
        ])
      #expect(
        events.report
          == RefreshReport(changed: 1, newArticles: 1, updatedArticles: 2, isConnected: true))
    }

    @Test("keeps the validators that come with an answer that nothing changed")
    func keepsValidators() async throws {
      context.follow("https://a.example/feed")
      context.source.fetchHandler = { request in
        .notModified(
          FeedSourceDetails(
            address: request.address, validators: FeedValidators(entityTag: "\"3\"")))
      }

      let events = try await context.refresh()

      #expect(
        context.repository.calls == [
          .save(
            .notModified(FetchValidators(entityTag: "\"3\"")),
            SubscriptionID(address: "https://a.example/feed"), context.today)
        ])
      #expect(events.report == RefreshReport(notModified: 1, isConnected: true))
    }

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

      let ids = context.repository.subscriptionsAnswer.map(\.id)
      let events = try await context.refresh(RefreshRequest(subscriptions: ids))

      #expect(events.report?.changed == 2)
      #expect(context.source.fetchArgValues.map(\.validators?.entityTag) == ["\"1\"", "\"1\""])
    }

    @Test("hands on where permanent redirects led, whether the feed changed or not")
    func handsOnMoves() async throws {
      context.follow("https://a.example/feed", "https://b.example/feed")
      context.source.fetchHandler = { [feed = context.feed] request in
        let details = FeedSourceDetails(
          address: "https://new.example/", movedTo: "https://new.example/")
        return request.address.contains("//a.")
          ? .feed(feed, details) : .notModified(details)
      }

      _ = try await context.refresh()

      let moves = context.repository.calls.map { call -> String? in
        switch call {
        case .save(.changed(let feed), _, _): feed.movedTo
        case .save(.notModified(_, let address), _, _): address
        default: nil
        }
      }
      #expect(moves == ["https://new.example/", "https://new.example/"])
    }

    @Test("refreshes only the feeds that it's asked to")
    func refreshesSome() async throws {
      context.follow("https://a.example/feed", "https://b.example/feed")
      context.answer("https://b.example/feed", with: context.feed)

      _ = try await context.refresh(
        RefreshRequest(subscriptions: [SubscriptionID(address: "https://b.example/feed")]))

      #expect(context.source.fetchArgValues.map(\.address) == ["https://b.example/feed"])
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
        context.repository.calls.contains(
          .save(
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
        context.repository.calls == [
          .save(.gone, SubscriptionID(address: "https://a.example/feed"), context.today)
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
        context.repository.calls == [
          .save(
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
      context.repository.saveHandler = { _, id in
        if id == removed { throw ArticleRepositoryError.noSuchSubscription(id) }
        return SaveSummary(new: 1)
      }

      #expect(
        try await context.refresh().report
          == RefreshReport(changed: 1, failed: 1, newArticles: 1, isConnected: true))
    }
  }

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
      context.repository.saveHandler = { _, _ in SaveSummary(new: 1) }

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
      #expect(context.repository.calls.count == 1)
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

      #expect(context.repository.calls.count == 1)
    }
  }

  @Suite("when the repository can't be written")
  struct WhenTheRepositoryFails {
    let context = Context(isOffline: false)

    @Test("ends the refresh with what the repository says")
    func endsTheRefresh() async throws {
      context.follow("https://a.example/feed")
      context.answer("https://a.example/feed", with: context.feed)
      context.repository.saveHandler = { _, _ in throw ArticleRepositoryError.full(location: "x") }

      await #expect(throws: ArticleRepositoryError.full(location: "x")) {
        try await context.refresh()
      }
    }

    @Test("doesn't leave a feed followed whose articles couldn't be stored")
    func followsNothing() async throws {
      context.answer("https://a.example/feed", with: context.feed)
      context.repository.saveHandler = { _, _ in throw ArticleRepositoryError.full(location: "x") }

      await #expect(throws: ArticleRepositoryError.full(location: "x")) {
        try await context.sut.add("https://a.example/feed", tags: [])
      }
      #expect(context.repository.subscriptionsAnswer == [])
    }
  }
}

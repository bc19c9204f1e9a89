import Articles
import Fakes
import Feeds
import Interactor
import InteractorOfflineFirst
import Testing

@Suite("Following a feed")
struct FollowingAFeed {
  let context = Context(isOffline: false)

  @Test("fetches it once, follows it under the address given, and stores its articles")
  func fetchesOnce() async throws {
    context.answer("https://a.example/feed", with: context.feed)
    context.repository.saveHandler = { _, _, _ in SaveSummary(new: 1) }

    let added = try await context.sut.add("https://a.example/feed", tags: ["news"])

    let subscription = Subscription(
      id: SubscriptionID(address: "https://a.example/feed"), address: "https://a.example/feed",
      title: "A", tags: ["news"])
    #expect(
      added == AddedFeed(subscription: subscription, isNew: true, saved: SaveSummary(new: 1)))
    #expect(context.source.fetchArgValues == [FeedRequest("https://a.example/feed")])
    #expect(context.repository.changes == [.subscribe, .save])
  }

  @Test("finds the feed that a page leads to, passing over what isn't one")
  func findsTheFeedOfAPage() async throws {
    context.source.fetchHandler = { [feed = context.feed] request in
      let details = FeedSourceDetails(address: request.address)
      switch request.address {
      case "https://a.example/":
        return .page(
          candidates: [
            "https://a.example/gone", "https://a.example/page", "https://a.example/feed",
            "https://a.example/other",
          ], details)
      case "https://a.example/gone":
        throw FeedError.status(404, address: request.address, retryAfter: nil)
      case "https://a.example/page": return .page(candidates: [], details)
      default: return .feed(feed, details)
      }
    }

    let added = try await context.sut.add("https://a.example/", tags: [])

    #expect(added.subscription.address == "https://a.example/feed")
    #expect(
      context.source.fetchArgValues.map(\.address) == [
        "https://a.example/", "https://a.example/gone", "https://a.example/page",
        "https://a.example/feed",
      ])
  }

  @Test("says when a page leads to no feed, and follows nothing")
  func saysWhenThereIsNone() async throws {
    context.source.fetchHandler = { request in
      .page(candidates: [], FeedSourceDetails(address: request.address))
    }

    await #expect(throws: ArticleInteractorError.noFeedFound(address: "https://a.example/")) {
      try await context.sut.add("https://a.example/", tags: [])
    }
    #expect(context.repository.changes == [])
  }

  @Test("leaves a feed that is followed already as it is, and asks nobody")
  func leavesAKnownFeed() async throws {
    context.follow("https://a.example/feed")

    let added = try await context.sut.add("https://a.example/feed", tags: [])

    #expect(!added.isNew)
    #expect(added.subscription == context.subscriptions.all.first)
    #expect(context.source.fetchArgValues == [])
    #expect(context.repository.changes == [])
  }

  @Test(
    "knows a feed that is followed already by another spelling of its address",
    arguments: [
      "HTTPS://A.example/feed", "https://a.example:443/feed", "https://a.example/feed#top",
    ])
  func knowsOtherSpellings(address: String) async throws {
    context.follow("https://a.example/feed")

    #expect(try await !context.sut.add(address, tags: []).isNew)
    #expect(context.source.fetchArgValues == [])
  }

  @Test("adds tags to a feed that is followed already, and asks nobody")
  func addsTags() async throws {
    context.follow("https://a.example/feed")

    let added = try await context.sut.add("https://a.example/feed", tags: ["news"])

    #expect(!added.isNew)
    #expect(context.source.fetchArgValues == [])
    #expect(
      context.repository.subscribeArgValues == [
        [
          SubscriptionDraft(
            address: "https://a.example/feed", title: "https://a.example/feed", tags: ["news"])
        ]
      ])
  }

  @Test("asks ten of the addresses that a page names, at most")
  func asksTen() async throws {
    context.source.fetchHandler = { request in
      guard request.address == "https://a.example/" else {
        throw FeedError.status(404, address: request.address, retryAfter: nil)
      }
      return .page(
        candidates: (0..<2000).map { "https://a.example/\($0)" },
        FeedSourceDetails(address: request.address))
    }

    await #expect(throws: ArticleInteractorError.noFeedFound(address: "https://a.example/")) {
      try await context.sut.add("https://a.example/", tags: [])
    }
    #expect(context.source.fetchArgValues.count == 11)
  }

  @Test("knows a followed feed behind the page that leads to it")
  func knowsAFeedBehindAPage() async throws {
    context.follow("https://a.example/feed")
    context.source.fetchHandler = { [feed = context.feed] request in
      let details = FeedSourceDetails(address: request.address)
      guard request.address == "https://a.example/" else { return .feed(feed, details) }
      return .page(candidates: ["https://a.example/feed"], details)
    }

    let added = try await context.sut.add("https://a.example/", tags: [])

    #expect(!added.isNew)
    #expect(context.repository.changes == [])
  }

  @Test("throws what was wrong with the feed, and follows nothing")
  func throwsWhatWasWrong() async throws {
    let error = FeedError.notAFeed(found: "a PNG picture")
    context.fail("https://a.example/cat.png", with: error)

    await #expect(throws: error) {
      try await context.sut.add("https://a.example/cat.png", tags: [])
    }
    #expect(context.repository.changes == [])
  }
}

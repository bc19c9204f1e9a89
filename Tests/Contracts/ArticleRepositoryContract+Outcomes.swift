import Articles
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension ArticleRepositoryContract {
  /// What a fetch's end does to the subscription.
  public static let outcomes: [Promise] = [
    Promise("a document brings title, home page and validators, byte for byte") { repository in
      try await repository.subscribeSample(title: "Given")
      let validators = FetchValidators(
        entityTag: "W/\"a\\\"b \u{e9}\"", lastModified: "Thu, 01 Jan 1970", contentHash: "00ff")
      let feed = FetchedFeed(
        title: "Own", homePage: "https://example.org/", validators: validators, articles: [])
      _ = try await repository.save(.changed(feed), for: Sample.id, at: Sample.hour(1))
      #expect(
        try await repository.subscriptions() == [
          Subscription(
            id: Sample.id, address: Sample.address, title: "Own",
            homePage: "https://example.org/", lastSuccess: Sample.hour(1), validators: validators)
        ])
    },
    Promise("a document without a title leaves the title") { repository in
      try await repository.subscribeSample(title: "Given")
      _ = try await repository.save(Sample.fetched(), for: Sample.id, at: Sample.hour(1))
      #expect(try await repository.subscriptions().map(\.title) == ["Given"])
    },
    Promise("a document without validators clears the old ones") { repository in
      try await repository.subscribeSample()
      let first = FetchedFeed(validators: FetchValidators(entityTag: "\"1\""), articles: [])
      _ = try await repository.save(.changed(first), for: Sample.id, at: Sample.hour(1))
      _ = try await repository.save(Sample.fetched(), for: Sample.id, at: Sample.hour(2))
      #expect(try await repository.subscriptions().map(\.validators) == [FetchValidators()])
    },
    Promise("a new title shows in the list at once") { repository in
      try await repository.fill(Sample.draft("one"))
      _ = try await repository.save(
        .changed(FetchedFeed(title: "Own", articles: [])), for: Sample.id, at: Sample.hour(1))
      #expect(try await repository.articlesList(ArticleQuery()).map(\.feedTitle) == ["Own"])
      #expect(
        try await repository.search(SearchQuery("one"), limit: 9).map(\.article.feedTitle)
          == ["Own"])
    },
    Promise("not modified keeps articles, and validators that weren't sent again") { repository in
      try await repository.subscribeSample()
      let feed = FetchedFeed(
        validators: FetchValidators(entityTag: "\"1\"", lastModified: "then", contentHash: "ff"),
        articles: [Sample.draft("one")])
      _ = try await repository.save(.changed(feed), for: Sample.id, at: Sample.hour(0))
      let summary = try await repository.save(
        .notModified(FetchValidators(entityTag: "\"2\"")), for: Sample.id, at: Sample.hour(3))
      #expect(summary == SaveSummary())
      #expect(
        try await repository.subscriptions() == [
          Subscription(
            id: Sample.id, address: Sample.address, title: Sample.address, unreadCount: 1,
            totalCount: 1, lastSuccess: Sample.hour(3),
            validators: FetchValidators(
              entityTag: "\"2\"", lastModified: "then", contentHash: "ff"))
        ])
    },
    Promise("a failure is kept, and keeps everything else") { repository in
      try await repository.fill(Sample.draft("one"))
      let summary = try await repository.save(
        .failed(message: "no answer", retryAfter: nil), for: Sample.id, at: Sample.hour(1))
      #expect(summary == SaveSummary())
      #expect(
        try await repository.subscriptions() == [
          Subscription(
            id: Sample.id, address: Sample.address, title: Sample.address, unreadCount: 1,
            totalCount: 1, lastSuccess: Sample.hour(0), lastError: "no answer", failureCount: 1,
            notBefore: Sample.hour(1 + 1.0 / 60))
        ])
    },
    Promise("patience doubles with each failure, to a day") { repository in
      try await repository.subscribeSample()
      var minutes: [Double] = []
      for _ in 1...13 {
        _ = try await repository.save(
          .failed(message: "no", retryAfter: nil), for: Sample.id, at: Sample.hour(0))
        let notBefore = try #require(try await repository.subscriptions().first?.notBefore)
        minutes.append(notBefore.timeIntervalSince(Sample.hour(0)) / 60)
      }
      #expect(minutes == [1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024, 1440, 1440])
    },
    Promise("a server that asks for more patience gets it, and for less doesn't") { repository in
      try await repository.subscribeSample()
      _ = try await repository.save(
        .failed(message: "busy", retryAfter: Sample.hour(5)), for: Sample.id, at: Sample.hour(0))
      #expect(try await repository.subscriptions().map(\.notBefore) == [Sample.hour(5)])
      _ = try await repository.save(
        .failed(message: "busy", retryAfter: Sample.hour(0)), for: Sample.id, at: Sample.hour(0))
      #expect(try await repository.subscriptions().map(\.notBefore) == [Sample.hour(2.0 / 60)])
    },
    Promise("one success ends a row of failures") { repository in
      try await repository.subscribeSample()
      for _ in 1...3 {
        _ = try await repository.save(
          .failed(message: "no", retryAfter: nil), for: Sample.id, at: Sample.hour(0))
      }
      _ = try await repository.save(
        .notModified(FetchValidators()), for: Sample.id, at: Sample.hour(1))
      #expect(
        try await repository.subscriptions() == [
          Subscription(
            id: Sample.id, address: Sample.address, title: Sample.address,
            lastSuccess: Sample.hour(1))
        ])
    },
    Promise("a feed that is gone keeps its articles, and comes back with a document") {
      repository in
      try await repository.fill(Sample.draft("one"))
      _ = try await repository.save(.gone, for: Sample.id, at: Sample.hour(1))
      #expect(try await repository.subscriptions().map(\.isGone) == [true])
      #expect(try await repository.titles() == ["one"])
      _ = try await repository.save(Sample.fetched(), for: Sample.id, at: Sample.hour(2))
      #expect(try await repository.subscriptions().map(\.isGone) == [false])
      #expect(try await repository.titles() == ["one"])
    },
    Promise("a feed that moved keeps its id, and is found by either address") { repository in
      try await repository.fill(Sample.draft("one"))
      try await repository.moveSample(to: "https://new.example/")
      let moved = Subscription(
        id: Sample.id, address: "https://new.example/", title: "https://new.example/",
        unreadCount: 1, totalCount: 1, lastSuccess: Sample.hour(49))
      #expect(try await repository.subscriptions() == [moved])
      #expect(
        try await repository.subscribe(to: "https://new.example/", title: nil, tags: []) == moved)
      #expect(try await repository.subscribeSample() == moved)
      #expect(try await repository.subscriptions() == [moved])
    },
    Promise("a move that isn't believed yet is remembered") { repository in
      try await repository.subscribeSample()
      let feed = FetchedFeed(movedTo: "https://new.example/", articles: [])
      _ = try await repository.save(.changed(feed), for: Sample.id, at: Sample.hour(1))
      let move = PendingMove(address: "https://new.example/", lastDay: Sample.hour(1))
      let subscriptions = try await repository.subscriptions()
      #expect(subscriptions.map(\.pendingMove) == [move])
      #expect(subscriptions.map(\.address) == [Sample.address])
    },
    Promise("a feed that moved to where another is stays where it is") { repository in
      try await repository.subscribeSample(title: "A")
      _ = try await repository.subscribe(to: "https://b.example/", title: "B", tags: [])
      try await repository.moveSample(to: "https://b.example/")
      #expect(
        try await repository.subscriptions().map(\.address)
          == [Sample.address, "https://b.example/"])
    },
    Promise("nothing is saved for a subscription that isn't there") { repository in
      let nowhere = SubscriptionID(rawValue: "nowhere0")
      await #expect(throws: ArticleRepositoryError.noSuchSubscription(nowhere)) {
        try await repository.save(Sample.fetched(Sample.rich), for: nowhere, at: Sample.hour(0))
      }
      let subscriptions = try await repository.subscriptions()
      #expect(subscriptions == [])
    },
  ]
}

extension ArticleRepositoryInterface {
  /// Finds the sample's feed elsewhere, changed or not, on as many days as it takes to be believed.
  fileprivate func moveSample(to address: String) async throws {
    for hour in [1.0, 25] {
      let feed = FetchedFeed(movedTo: address, articles: [])
      _ = try await save(.changed(feed), for: Sample.id, at: Sample.hour(hour))
    }
    _ = try await save(
      .notModified(FetchValidators(), movedTo: address), for: Sample.id, at: Sample.hour(49))
  }
}

import Articles
import Testing

extension ArticleRepositoryContract {
  public static let subscribing: [Promise] = [
    Promise("a new repository has no subscriptions") { repository in
      let subscriptions = try await repository.subscriptions()
      #expect(subscriptions == [])
    },
    Promise("a subscription is called by its address until it has a title") { repository in
      let subscription = try await repository.subscribe(to: Sample.address, title: nil, tags: [])
      #expect(
        subscription
          == Subscription(id: Sample.id, address: Sample.address, title: Sample.address))
      #expect(try await repository.subscriptions() == [subscription])
    },
    Promise("a subscription has the title and tags that it's given") { repository in
      let subscription = try await repository.subscribe(
        to: Sample.address, title: "News", tags: ["a", "B", "a"])
      #expect(
        subscription
          == Subscription(id: Sample.id, address: Sample.address, title: "News", tags: ["a", "B"]))
      #expect(try await repository.subscriptions() == [subscription])
    },
    Promise("an address subscribed twice is one subscription, its tags added to") { repository in
      _ = try await repository.subscribe(to: Sample.address, title: "News", tags: ["a"])
      let again = try await repository.subscribe(
        to: Sample.address, title: "Olds", tags: ["b", "a"])
      #expect(
        again
          == Subscription(id: Sample.id, address: Sample.address, title: "News", tags: ["a", "b"]))
      #expect(try await repository.subscriptions() == [again])
    },
    Promise("addresses that differ in a byte are two subscriptions") { repository in
      _ = try await repository.subscribe(to: "https://example.org/a", title: nil, tags: [])
      _ = try await repository.subscribe(to: "https://example.org/a/", title: nil, tags: [])
      #expect(
        try await repository.subscriptions().map(\.address)
          == ["https://example.org/a", "https://example.org/a/"])
    },
    Promise("many are subscribed at once, each as if alone, and answered in their order") {
      repository in
      _ = try await repository.subscribe(to: Sample.address, title: "News", tags: ["a"])
      let drafts = [
        SubscriptionDraft(
          address: "https://z.example/", title: "Z", homePage: "https://z.example/home",
          tags: ["b", "b"]),
        SubscriptionDraft(address: Sample.address, title: "Olds", homePage: "x", tags: ["b"]),
        SubscriptionDraft(address: "https://z.example/", title: "Y", tags: ["c"]),
      ]
      let subscribed = try await repository.subscribe(to: drafts)
      let news = Subscription(
        id: Sample.id, address: Sample.address, title: "News", tags: ["a", "b"])
      var other = Subscription(
        id: SubscriptionID(address: "https://z.example/"), address: "https://z.example/",
        title: "Z", homePage: "https://z.example/home", tags: ["b"])
      let first = other
      other.tags = ["b", "c"]
      #expect(subscribed == [first, news, other])
      #expect(try await repository.subscriptions() == [news, other])
    },
    Promise("none at once is none") { repository in
      let subscribed = try await repository.subscribe(to: [])
      #expect(subscribed == [])
      #expect(try await repository.statistics().wasEverSubscribed == false)
    },
    Promise("subscribing again answers with the counts") { repository in
      try await repository.fill(Sample.draft("one"), Sample.draft("two"))
      _ = try await repository.mark(.read, ArticleQuery(idPrefix: Sample.articleID("one").rawValue))
      let again = try await repository.subscribeSample()
      #expect([again] == (try await repository.subscriptions()))
      #expect([again.unreadCount, again.totalCount] == [1, 2])
    },
    Promise("subscriptions stand in the order a person looks for them in") { repository in
      for title in ["zebra", "Part 10", "Émile", "part 9", "apple", "Zoo", "eel", "Ähre", "7 days"]
      {
        _ = try await repository.subscribe(to: "https://\(title)/", title: title, tags: [])
      }
      #expect(
        try await repository.subscriptions().map(\.title) == [
          "7 days", "Ähre", "apple", "eel", "Émile", "part 9", "Part 10", "zebra", "Zoo",
        ])
    },
    Promise("subscriptions of one title stand in the order of their addresses") { repository in
      for address in ["https://c/", "https://a/", "https://b/"] {
        _ = try await repository.subscribe(to: address, title: "Same", tags: [])
      }
      #expect(
        try await repository.subscriptions().map(\.address)
          == ["https://a/", "https://b/", "https://c/"])
    },
    Promise("unsubscribing takes all articles along, read and starred ones too") { repository in
      try await repository.fill(Sample.draft("one"), Sample.draft("two"))
      _ = try await repository.mark(.starred, ArticleQuery())
      try await repository.unsubscribe(Sample.id)
      #expect(try await repository.subscriptions() == [])
      #expect(try await repository.articlesList(ArticleQuery()) == [])
      #expect(try await repository.content(of: Sample.articleID("one")) == nil)
      #expect(try await repository.found("one") == [])
    },
    Promise("unsubscribing leaves the others alone") { repository in
      try await repository.fill(Sample.draft("one"))
      let other = try await repository.subscribe(to: "https://other.example/", title: nil, tags: [])
      try await repository.unsubscribe(other.id)
      #expect(try await repository.titles() == ["one"])
    },
    Promise("unsubscribing what isn't there does nothing") { repository in
      try await repository.fill(Sample.draft("one"))
      try await repository.unsubscribe(SubscriptionID(rawValue: "nowhere0"))
      #expect(try await repository.titles() == ["one"])
    },
    Promise("articles of a subscription made again come again, unread") { repository in
      try await repository.fill(Sample.draft("one"))
      _ = try await repository.mark(.read, ArticleQuery())
      _ = try await repository.prune(PruneRequest(before: Sample.hour(1)))
      try await repository.unsubscribe(Sample.id)
      try await repository.fill(Sample.draft("one"))
      #expect(try await repository.articlesList(ArticleQuery()) == [Sample.article("one")])
    },
  ]
}

import Articles
import Testing

extension ArticleRepositoryContract {
  /// How what a store has is moved to another.
  public static let archiving: [Promise] = [
    Promise("articles are read part by part, whole and in the order of their ids") { repository in
      try await repository.fill(
        Sample.rich, Sample.draft("b", html: "text"), Sample.draft("c"), Sample.draft("d"))
      _ = try await repository.mark(.read, ArticleQuery(idPrefix: Sample.articleID("b").rawValue))
      let parts = try await repository.parts(of: 3)
      #expect(parts.map(\.count) == [3, 1])
      let articles = try await repository.articlesList(ArticleQuery()).sorted { $0.id < $1.id }
      #expect(parts.flatMap { $0 }.map(\.article) == articles)
      for archived in parts.joined() {
        #expect(archived.content == (try await repository.content(of: archived.article.id)))
      }
    },
    Promise("a limit below one reads nothing") { repository in
      try await repository.fill(Sample.draft("a"))
      let none = try await repository.archivedArticles(after: nil, limit: -1)
      #expect(none == [])
      #expect(try await repository.prunedArticles(after: nil, limit: 0) == [])
    },
    Promise("what was restored comes back as it was, byte for byte") { repository in
      let archive = Archive(subscriptions: [Archived.subscription], articles: Archived.articles)
      let summary = try await repository.restore(archive)
      #expect(
        summary == RestoreSummary(newSubscriptions: 1, newArticles: Archived.articles.count))
      var subscription = Archived.subscription
      (subscription.unreadCount, subscription.totalCount) = (1, 2)
      #expect(try await repository.subscriptions() == [subscription])
      #expect(try await repository.archivedArticles(after: nil, limit: 9) == Archived.articles)
      #expect(try await repository.statistics().wasEverSubscribed)
      #expect(try await repository.found("text") == [Archived.articles[0].article.title])
    },
    Promise("a feed goes on where it was before it moved") { repository in
      try await repository.fill(Sample.draft("a"))
      let archived = try await repository.archivedArticles(after: nil, limit: 9)
      let subscriptions = try await repository.subscriptions()
      try await repository.unsubscribe(Sample.id)
      _ = try await repository.restore(Archive(subscriptions: subscriptions, articles: archived))
      #expect(
        try await repository.save(
          Sample.fetched(Sample.draft("a")), for: Sample.id, at: Sample.hour(1))
          == SaveSummary(unchanged: 1))
    },
    Promise("an archive restored again changes nothing, but adds marks and tags") { repository in
      var archive = Archive(subscriptions: [Archived.subscription], articles: Archived.articles)
      _ = try await repository.restore(archive)
      #expect(try await repository.restore(archive) == RestoreSummary(known: 3))
      #expect(try await repository.archivedArticles(after: nil, limit: 9) == Archived.articles)
      archive.subscriptions[0].tags.append("new")
      archive.articles[0].article.isRead = true
      archive.articles[0].article.title = "other"
      archive.articles[1].article.isRead = false
      archive.articles[1].article.isStarred = true
      #expect(try await repository.restore(archive) == RestoreSummary(known: 3))
      var articles = Archived.articles
      (articles[0].article.isRead, articles[1].article.isStarred) = (true, true)
      #expect(try await repository.archivedArticles(after: nil, limit: 9) == articles)
      #expect(
        try await repository.subscriptions().map(\.tags) == [Archived.subscription.tags + ["new"]])
    },
    Promise("an article that stands in an archive twice is there once, with the marks of both") {
      repository in
      var archive = Archive(subscriptions: [Archived.subscription], articles: Archived.articles)
      var again = Archived.articles[0]
      again.article.isRead = true
      again.article.title = "other"
      archive.articles.append(again)
      let summary = try await repository.restore(archive)
      #expect(summary == RestoreSummary(newSubscriptions: 1, newArticles: 2, known: 1))
      var articles = Archived.articles
      articles[0].article.isRead = true
      #expect(try await repository.archivedArticles(after: nil, limit: 9) == articles)
    },
    Promise("a count that is larger than any comes as large as it can be kept") { repository in
      var archived = Archived.subscription
      archived.failureCount = 1 << 40
      _ = try await repository.restore(Archive(subscriptions: [archived]))
      let counts = try await repository.subscriptions().map(\.failureCount)
      #expect([[1 << 40], [Int(Int32.max)]].contains(counts))
    },
    Promise("an article whose feed isn't there is passed over") { repository in
      let summary = try await repository.restore(Archive(articles: Archived.articles))
      #expect(summary == RestoreSummary(orphans: 2))
      #expect(try await repository.articlesList(ArticleQuery()) == [])
    },
    Promise("a feed whose address another has stays away, and its articles too") { repository in
      var moved = Archived.subscription
      moved.id = SubscriptionID(address: "https://before.example/")
      var archive = Archive(subscriptions: [moved], articles: Archived.articles)
      archive.articles[0].article.subscription = moved.id
      _ = try await repository.subscribe(to: [SubscriptionDraft(address: moved.address)])
      #expect(
        try await repository.restore(archive)
          == RestoreSummary(newArticles: 1, known: 1, orphans: 1))
      #expect(try await repository.subscriptions().map(\.id) == [Sample.id])
    },
    Promise("what was pruned is read part by part, and doesn't come back in another store") {
      repository in
      try await repository.fill(Sample.draft("a"), Sample.draft("b"), Sample.draft("c"))
      let archived = try await repository.archivedArticles(after: nil, limit: 9)
      _ = try await repository.prune(PruneRequest(before: Sample.hour(1), includesUnread: true))
      let first = try await repository.prunedArticles(after: nil, limit: 2)
      let pruned = first + (try await repository.prunedArticles(after: first[1].id, limit: 2))
      #expect(
        pruned == archived.map { PrunedArticle(id: $0.article.id, subscription: Sample.id) })
      try await repository.unsubscribe(Sample.id)
      try await repository.subscribeSample()
      #expect(try await repository.restore(Archive(pruned: pruned)) == RestoreSummary())
      #expect(
        try await repository.save(
          Sample.fetched(Sample.draft("a")), for: Sample.id, at: Sample.hour(2)) == SaveSummary())
      #expect(try await repository.restore(Archive(articles: archived)) == RestoreSummary(known: 3))
      #expect(try await repository.articlesList(ArticleQuery()) == [])
    },
    Promise("what is here isn't pruned because it was pruned elsewhere") { repository in
      try await repository.fill(Sample.draft("a"))
      let pruned = PrunedArticle(id: Sample.articleID("a"), subscription: Sample.id)
      _ = try await repository.restore(Archive(pruned: [pruned]))
      #expect(try await repository.titles() == ["a"])
    },
  ]
}

/// What another store had.
private enum Archived {
  static let subscription = Subscription(
    id: Sample.id, address: Sample.address, title: "News", homePage: "https://example.org/",
    tags: ["a", "B"], lastSuccess: Sample.hour(1), lastError: "no", failureCount: 2,
    notBefore: Sample.hour(3), isGone: true,
    validators: FetchValidators(entityTag: "\"1\"", lastModified: "then", contentHash: "ff"),
    pendingMove: PendingMove(address: "https://new.example/", days: 2, lastDay: Sample.hour(2)))

  /// In the order of their ids.
  static let articles: [ArchivedArticle] = [
    ArchivedArticle(
      article: Article(
        Sample.rich, id: ArticleID(rawValue: "1"), subscription: Sample.id, feedTitle: "News",
        position: 0, at: Sample.hour(0)), content: Sample.rich.content,
      otherIDs: [ArticleID(rawValue: "x"), ArticleID(rawValue: "y")]),
    ArchivedArticle(
      article: Article(
        id: ArticleID(rawValue: "2"), subscription: Sample.id, feedTitle: "News",
        firstSeen: Sample.hour(-1), isRead: true, isStarred: false, isUpdated: true),
      content: ArticleContent()),
  ]
}

extension ArticleRepositoryInterface {
  /// All articles, in parts.
  fileprivate func parts(of limit: Int) async throws -> [[ArchivedArticle]] {
    var parts: [[ArchivedArticle]] = []
    while true {
      let last = parts.last?.last?.article.id
      let part = try await archivedArticles(after: last, limit: limit)
      if part.isEmpty { return parts }
      parts.append(part)
    }
  }
}

import Articles
import Testing

extension ArticleRepositoryContract {
  public static let counting: [Promise] = [
    Promise("a new repository counts nothing") { repository in
      var statistics = try await repository.statistics()
      #expect(!statistics.location.isEmpty)
      (statistics.location, statistics.sizeInBytes) = ("", nil)
      #expect(statistics == StoreStatistics(location: ""))
    },
    Promise("a repository counts what it has") { repository in
      try await repository.fill(Sample.draft("a"), Sample.draft("b"), Sample.draft("c"))
      _ = try await repository.mark(.read, ArticleQuery(idPrefix: Sample.articleID("a").rawValue))
      _ = try await repository.mark(
        .starred, ArticleQuery(idPrefix: Sample.articleID("b").rawValue))
      let other = try await repository.subscribe(to: "https://other.example/", title: nil, tags: [])
      _ = try await repository.save(
        .notModified(FetchValidators()), for: other.id, at: Sample.hour(3))
      _ = try await repository.save(
        .failed(message: "no", retryAfter: nil), for: other.id, at: Sample.hour(5))
      var statistics = try await repository.statistics()
      (statistics.location, statistics.sizeInBytes) = ("", nil)
      #expect(
        statistics
          == StoreStatistics(
            location: "", subscriptionCount: 2, articleCount: 3, unreadCount: 2, starredCount: 1,
            lastRefresh: Sample.hour(3), wasEverSubscribed: true))
    },
    Promise("the last refresh is the last good answer of any feed") { repository in
      #expect(try await repository.lastRefresh() == nil)
      try await repository.fill(Sample.draft("a"))
      #expect(try await repository.lastRefresh() == Sample.hour(0))
      let other = try await repository.subscribe(to: "https://other.example/", title: nil, tags: [])
      _ = try await repository.save(
        .notModified(FetchValidators()), for: other.id, at: Sample.hour(3))
      _ = try await repository.save(.gone, for: Sample.id, at: Sample.hour(5))
      #expect(try await repository.lastRefresh() == Sample.hour(3))
    },
    Promise("that something was subscribed once isn't forgotten") { repository in
      try await repository.subscribeSample()
      try await repository.unsubscribe(Sample.id)
      var statistics = try await repository.statistics()
      (statistics.location, statistics.sizeInBytes) = ("", nil)
      #expect(statistics == StoreStatistics(location: "", wasEverSubscribed: true))
    },
    Promise("a whole store has no problems") { repository in
      try await repository.fill(Sample.rich, Sample.draft("a"), Sample.draft("b"))
      _ = try await repository.found("a")
      _ = try await repository.prune(PruneRequest(before: Sample.hour(-1), includesUnread: true))
      _ = try await repository.save(
        Sample.fetched(Sample.draft("a", html: "other")), for: Sample.id, at: Sample.hour(1))
      #expect(try await repository.checkIntegrity() == IntegrityReport())
    },
  ]
}

import Articles
import Testing

extension ArticleRepositoryContract {
  public static let pruning: [Promise] = [
    Promise("pruning takes what is old and read, and neither unread nor starred") { repository in
      try await repository.fill(
        Sample.draft("read", published: Sample.hour(-9)),
        Sample.draft("unread", published: Sample.hour(-9)),
        Sample.draft("starred", published: Sample.hour(-9)),
        Sample.draft("young", published: Sample.hour(-1)))
      for identity in ["read", "starred", "young"] {
        _ = try await repository.mark(
          .read, ArticleQuery(idPrefix: Sample.articleID(identity).rawValue))
      }
      _ = try await repository.mark(
        .starred, ArticleQuery(idPrefix: Sample.articleID("starred").rawValue))
      #expect(
        try await repository.prune(PruneRequest(before: Sample.hour(-5)))
          == PruneReport(removed: [Sample.id: 1]))
      #expect(Set(try await repository.titles()) == ["unread", "starred", "young"])
      #expect(
        try await repository.prune(PruneRequest(before: Sample.hour(-5), includesUnread: true))
          == PruneReport(removed: [Sample.id: 1]))
      #expect(
        try await repository.prune(PruneRequest(before: Sample.hour(-5), includesStarred: true))
          == PruneReport(removed: [Sample.id: 1]))
      #expect(try await repository.titles() == ["young"])
    },
    Promise("pruning excludes its moment") { repository in
      try await repository.fill(Sample.draft("a", published: Sample.hour(-1)))
      #expect(
        try await repository.prune(PruneRequest(before: Sample.hour(-1), includesUnread: true))
          == PruneReport())
    },
    Promise("what was pruned doesn't come back, and isn't counted") { repository in
      try await repository.fill(Sample.draft("a"), Sample.draft("b"))
      _ = try await repository.mark(.read, ArticleQuery(idPrefix: Sample.articleID("a").rawValue))
      _ = try await repository.prune(PruneRequest(before: Sample.hour(1)))
      #expect(
        try await repository.save(
          Sample.fetched(Sample.draft("a", html: "changed"), Sample.draft("b")), for: Sample.id,
          at: Sample.hour(2)) == SaveSummary(unchanged: 1))
      #expect(try await repository.titles() == ["b"])
      #expect(try await repository.content(of: Sample.articleID("a")) == nil)
      #expect(try await repository.found("changed") == [])
    },
    Promise("what was pruned doesn't come back under https") { repository in
      try await repository.fill(Sample.draft("http://example.org/1", title: "One"))
      _ = try await repository.prune(PruneRequest(before: Sample.hour(1), includesUnread: true))
      #expect(
        try await repository.save(
          Sample.fetched(Sample.draft("https://example.org/1", title: "One")), for: Sample.id,
          at: Sample.hour(2)) == SaveSummary())
    },
    Promise("the report counts by subscription") { repository in
      try await repository.fill(Sample.draft("a"), Sample.draft("b"))
      let other = try await repository.subscribe(to: "https://other.example/", title: nil, tags: [])
      _ = try await repository.save(
        Sample.fetched(Sample.draft("c")), for: other.id, at: Sample.hour(0))
      let third = try await repository.subscribe(to: "https://third.example/", title: nil, tags: [])
      _ = try await repository.save(
        Sample.fetched(Sample.draft("d")), for: third.id, at: Sample.hour(7))
      #expect(
        try await repository.prune(PruneRequest(before: Sample.hour(1), includesUnread: true))
          == PruneReport(removed: [Sample.id: 2, other.id: 1]))
    },
  ]
}

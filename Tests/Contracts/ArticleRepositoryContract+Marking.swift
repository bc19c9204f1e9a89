import Articles
import Testing

extension ArticleRepositoryContract {
  public static let marking: [Promise] = [
    Promise("a mark can be set and cleared") { repository in
      try await repository.fill(Sample.draft("a"))
      let steps: [(ArticleMark, Bool, Bool)] = [
        (.read, true, false), (.starred, true, true), (.unread, false, true),
        (.unstarred, false, false),
      ]
      for (mark, isRead, isStarred) in steps {
        #expect(try await repository.mark(mark, ArticleQuery()) == 1)
        var article = Sample.article("a")
        (article.isRead, article.isStarred) = (isRead, isStarred)
        #expect(try await repository.articlesList(ArticleQuery()) == [article])
      }
    },
    Promise("marking says how many changed, and not how many match") { repository in
      try await repository.fill(Sample.draft("a"), Sample.draft("b"))
      _ = try await repository.mark(.read, ArticleQuery(idPrefix: Sample.articleID("a").rawValue))
      #expect(try await repository.mark(.read, ArticleQuery()) == 1)
      #expect(try await repository.mark(.read, ArticleQuery()) == 0)
      #expect(try await repository.mark(.unstarred, ArticleQuery()) == 0)
    },
    Promise("marking passes a limit by") { repository in
      try await repository.fill(Sample.draft("a"), Sample.draft("b"), Sample.draft("c"))
      #expect(try await repository.mark(.starred, ArticleQuery(limit: 1)) == 3)
      #expect(try await repository.mark(.unstarred, ArticleQuery(limit: 0)) == 3)
    },
    Promise("marking leaves what doesn't match alone") { repository in
      try await repository.fill(
        Sample.draft("a", published: Sample.hour(-1)),
        Sample.draft("b", published: Sample.hour(-3)))
      #expect(try await repository.mark(.read, ArticleQuery(before: Sample.hour(-2))) == 1)
      #expect(try await repository.titles(ArticleQuery(isUnread: true)) == ["a"])
    },
    Promise("marking changes the counts") { repository in
      try await repository.fill(Sample.draft("a"), Sample.draft("b"))
      _ = try await repository.mark(.read, ArticleQuery(idPrefix: Sample.articleID("a").rawValue))
      #expect(
        try await repository.subscriptions().map { [$0.unreadCount, $0.totalCount] } == [[1, 2]])
    },
  ]
}

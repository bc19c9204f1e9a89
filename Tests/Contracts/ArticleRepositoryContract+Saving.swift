import Articles
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension ArticleRepositoryContract {
  /// What a fetch's end does to articles.
  public static let saving: [Promise] = [
    Promise("an article comes back whole, in list and content") { repository in
      try await repository.fill(Sample.rich)
      let draft = Sample.rich
      #expect(
        try await repository.articlesList(ArticleQuery()) == [
          Article(
            id: Sample.articleID("rich"), subscription: Sample.id, feedTitle: Sample.address,
            title: draft.title, link: draft.link, authors: draft.authors, tags: draft.tags,
            summary: draft.summary, published: draft.published, modified: draft.modified,
            firstSeen: Sample.hour(0))
        ])
      #expect(try await repository.content(of: Sample.articleID("rich")) == draft.content)
    },
    Promise("what is absent comes back absent, and what is empty empty") { repository in
      let empty = ArticleDraft(
        identity: "", title: "", link: "", content: ArticleContent(html: "", text: ""))
      try await repository.fill(ArticleDraft(identity: "bare"), empty)
      #expect(
        Set(try await repository.articlesList(ArticleQuery())) == [
          Article(
            id: Sample.articleID("bare"), subscription: Sample.id, feedTitle: Sample.address,
            firstSeen: Sample.hour(0)),
          Article(
            id: Sample.articleID(""), subscription: Sample.id, feedTitle: Sample.address,
            title: "", link: "", firstSeen: Sample.hour(0).addingTimeInterval(-0.001)),
        ])
      #expect(try await repository.content(of: Sample.articleID("bare")) == ArticleContent())
      #expect(try await repository.content(of: Sample.articleID("")) == empty.content)
    },
    Promise("an unknown article has no content") { repository in
      let content = try await repository.content(of: ArticleID(rawValue: "nothing"))
      #expect(content == nil)
    },
    Promise("a save says how many were new, updated and unchanged") { repository in
      try await repository.subscribeSample()
      let first = Sample.fetched(Sample.draft("one"), Sample.draft("two"))
      #expect(
        try await repository.save(first, for: Sample.id, at: Sample.hour(0)) == SaveSummary(new: 2))
      let second = Sample.fetched(
        Sample.draft("one"), Sample.draft("two", html: "other"), Sample.draft("three"))
      #expect(
        try await repository.save(second, for: Sample.id, at: Sample.hour(1))
          == SaveSummary(new: 1, updated: 1, unchanged: 1))
    },
    Promise("an article that comes back unchanged isn't touched") { repository in
      try await repository.fill(Sample.rich)
      _ = try await repository.mark(.read, ArticleQuery())
      let before = try await repository.articlesList(ArticleQuery())
      #expect(
        try await repository.save(
          Sample.fetched(Sample.rich), for: Sample.id, at: Sample.hour(5))
          == SaveSummary(unchanged: 1))
      #expect(try await repository.articlesList(ArticleQuery()) == before)
    },
    Promise("a changed article keeps its marks and is updated, until it's read again") {
      repository in
      try await repository.fill(Sample.draft("one"))
      _ = try await repository.mark(.read, ArticleQuery())
      _ = try await repository.mark(.starred, ArticleQuery())
      _ = try await repository.save(
        Sample.fetched(Sample.draft("one", title: "better")), for: Sample.id, at: Sample.hour(1))
      var article = Sample.article("one")
      (article.title, article.isRead, article.isStarred) = ("better", true, true)
      article.isUpdated = true
      #expect(try await repository.articlesList(ArticleQuery()) == [article])
      #expect(try await repository.mark(.read, ArticleQuery()) == 1)
      article.isUpdated = false
      #expect(try await repository.articlesList(ArticleQuery()) == [article])
    },
    Promise("an article that changed before it was read isn't updated") { repository in
      try await repository.fill(Sample.draft("one"))
      _ = try await repository.save(
        Sample.fetched(Sample.draft("one", html: "other")), for: Sample.id, at: Sample.hour(1))
      #expect(try await repository.articlesList(ArticleQuery()) == [Sample.article("one")])
      #expect(
        try await repository.content(of: Sample.articleID("one")) == ArticleContent(html: "other"))
    },
    Promise("a change of any one field is a change") { repository in
      try await repository.fill(Sample.rich)
      let changes: [@Sendable (inout ArticleDraft) -> Void] = [
        { $0.title = nil }, { $0.link = "https://example.org/other" }, { $0.authors = [] },
        { $0.tags = ["other"] }, { $0.summary = nil }, { $0.published = nil },
        { $0.modified = nil }, { $0.content.html = nil }, { $0.content.text = nil },
        { $0.content.image = nil }, { $0.content.language = nil },
        { $0.content.externalLink = nil }, { $0.content.attachments = [] },
      ]
      var draft = Sample.rich
      for change in changes {
        change(&draft)
        #expect(
          try await repository.save(Sample.fetched(draft), for: Sample.id, at: Sample.hour(1))
            == SaveSummary(updated: 1))
        #expect(try await repository.content(of: Sample.articleID("rich")) == draft.content)
      }
    },
    Promise("an article that left the feed stays") { repository in
      try await repository.fill(Sample.draft("one"), Sample.draft("two"))
      _ = try await repository.save(
        Sample.fetched(Sample.draft("two")), for: Sample.id, at: Sample.hour(1))
      #expect(Set(try await repository.titles()) == ["one", "two"])
    },
    Promise("an empty document takes nothing away") { repository in
      try await repository.fill(Sample.draft("one"))
      _ = try await repository.save(Sample.fetched(), for: Sample.id, at: Sample.hour(1))
      #expect(try await repository.titles() == ["one"])
    },
    Promise("one identity in two feeds is two articles") { repository in
      try await repository.fill(Sample.draft("one"))
      let other = try await repository.subscribe(to: "https://other.example/", title: nil, tags: [])
      _ = try await repository.save(
        Sample.fetched(Sample.draft("one")), for: other.id, at: Sample.hour(0))
      #expect(try await repository.titles() == ["one", "one"])
    },
    Promise("an identity that went from http to https is the same article") { repository in
      var old = Sample.draft("http://example.org/1", title: "One")
      old.link = "http://example.org/1"
      try await repository.fill(old)
      _ = try await repository.mark(.read, ArticleQuery())
      var new = Sample.draft("https://example.org/1", title: "One")
      new.link = "http://example.org/1"
      #expect(
        try await repository.save(Sample.fetched(new), for: Sample.id, at: Sample.hour(1))
          == SaveSummary(unchanged: 1))
      new.link = "https://example.org/1"
      new.title = "One, corrected"
      #expect(
        try await repository.save(Sample.fetched(new), for: Sample.id, at: Sample.hour(2))
          == SaveSummary(updated: 1))
      var article = Sample.article("http://example.org/1")
      (article.title, article.link) = ("One, corrected", "https://example.org/1")
      (article.isRead, article.isUpdated) = (true, true)
      #expect(try await repository.articlesList(ArticleQuery()) == [article])
    },
    Promise("an https identity with another title is another article") { repository in
      try await repository.fill(Sample.draft("http://example.org/1", title: "One"))
      #expect(
        try await repository.save(
          Sample.fetched(Sample.draft("https://example.org/1", title: "Two")), for: Sample.id,
          at: Sample.hour(1)) == SaveSummary(new: 1))
    },
    Promise("a document that has an http and an https identity has two articles") { repository in
      let both = [
        Sample.draft("http://example.org/1", title: "One"),
        Sample.draft("https://example.org/1", title: "One"),
      ]
      try await repository.fill(both[0])
      #expect(
        try await repository.save(
          .changed(FetchedFeed(articles: both)), for: Sample.id, at: Sample.hour(1))
          == SaveSummary(new: 1, unchanged: 1))
    },
    Promise("calls from many tasks at once all count") { repository in
      try await withThrowingTaskGroup(of: Void.self) { group in
        for number in 0..<20 {
          group.addTask {
            let subscription = try await repository.subscribe(
              to: "https://\(number).example/", title: nil, tags: [])
            _ = try await repository.save(
              Sample.fetched(Sample.draft("a"), Sample.draft("b")), for: subscription.id,
              at: Sample.hour(0))
            _ = try await repository.articlesList(ArticleQuery(isUnread: true))
            _ = try await repository.mark(
              .read, ArticleQuery(subscription: subscription.id, limit: 1))
          }
        }
        try await group.waitForAll()
      }
      #expect(
        try await repository.subscriptions().map { [$0.unreadCount, $0.totalCount] }
          == Array(repeating: [0, 2], count: 20))
    },
    Promise("a cancelled task is told so, and saves nothing") { repository in
      try await repository.subscribeSample()
      let task = Task {
        withUnsafeCurrentTask { $0?.cancel() }
        _ = try await repository.save(
          Sample.fetched(Sample.rich), for: Sample.id, at: Sample.hour(0))
      }
      await #expect(throws: CancellationError.self) { try await task.value }
      #expect(try await repository.titles() == [])
    },
  ]
}

import Articles
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension ArticleRepositoryContract {
  public static let listing: [Promise] = [
    Promise("newest first, unless asked for oldest") { repository in
      try await repository.fill(
        Sample.draft("b", published: Sample.hour(-2)),
        Sample.draft("a", published: Sample.hour(-3)),
        Sample.draft("c", published: Sample.hour(-1)))
      #expect(try await repository.titles() == ["c", "b", "a"])
      #expect(try await repository.titles(ArticleQuery(order: .oldest)) == ["a", "b", "c"])
    },
    Promise("what has no date, or one to come, stands where it was first seen") { repository in
      try await repository.fill(
        Sample.draft("past", published: Sample.hour(-1)),
        Sample.draft("future", published: Sample.hour(1000)))
      _ = try await repository.save(
        Sample.fetched(Sample.draft("later", published: Sample.hour(1)), Sample.draft("none")),
        for: Sample.id, at: Sample.hour(2))
      #expect(try await repository.titles() == ["none", "later", "future", "past"])
    },
    Promise("articles without a date stand in their document's order, the first as the newest") {
      repository in
      let identities = ["c", "a", "e", "b", "d"]
      try await repository.subscribeSample()
      _ = try await repository.save(
        .changed(FetchedFeed(articles: identities.map { Sample.draft($0) })), for: Sample.id,
        at: Sample.hour(0))
      #expect(try await repository.titles() == identities)
      #expect(
        try await repository.articlesList(ArticleQuery()).map(\.firstSeen)
          == (0..<5).map { Sample.hour(0).addingTimeInterval(-Double($0) / 1000) })
    },
    Promise("articles of one moment stand in the order of their ids, either way") { repository in
      let identities = ["a", "b", "c", "d", "e"]
      try await repository.subscribeSample()
      _ = try await repository.save(
        .changed(
          FetchedFeed(
            articles: identities.map { Sample.draft($0, published: Sample.hour(-1)) })),
        for: Sample.id, at: Sample.hour(0))
      let ids = identities.map(Sample.articleID).sorted()
      #expect(try await repository.articlesList(ArticleQuery()).map(\.id) == ids)
      #expect(try await repository.articlesList(ArticleQuery(order: .oldest)).map(\.id) == ids)
    },
    Promise("a limit takes the first, and one below one takes none") { repository in
      try await repository.fill(
        Sample.draft("a", published: Sample.hour(-1)),
        Sample.draft("b", published: Sample.hour(-2)),
        Sample.draft("c", published: Sample.hour(-3)))
      #expect(try await repository.titles(ArticleQuery(limit: 2)) == ["a", "b"])
      #expect(try await repository.titles(ArticleQuery(limit: 9)) == ["a", "b", "c"])
      #expect(try await repository.titles(ArticleQuery(limit: 0)) == [])
      #expect(try await repository.titles(ArticleQuery(limit: -1)) == [])
      #expect(try await repository.titles(ArticleQuery(limit: .min)) == [])
    },
    Promise("marks select, both ways") { repository in
      try await repository.fill(
        Sample.draft("a", published: Sample.hour(-1)),
        Sample.draft("b", published: Sample.hour(-2)),
        Sample.draft("c", published: Sample.hour(-3)))
      _ = try await repository.mark(.read, ArticleQuery(idPrefix: Sample.articleID("a").rawValue))
      _ = try await repository.mark(
        .starred, ArticleQuery(idPrefix: Sample.articleID("b").rawValue))
      #expect(try await repository.titles(ArticleQuery(isUnread: true)) == ["b", "c"])
      #expect(try await repository.titles(ArticleQuery(isUnread: false)) == ["a"])
      #expect(try await repository.titles(ArticleQuery(isStarred: true)) == ["b"])
      #expect(try await repository.titles(ArticleQuery(isStarred: false)) == ["a", "c"])
      #expect(
        try await repository.titles(ArticleQuery(isUnread: true, isStarred: false)) == ["c"])
    },
    Promise("a subscription selects its own, and an unknown one nothing") { repository in
      try await repository.fill(Sample.draft("mine"))
      let other = try await repository.subscribe(to: "https://other.example/", title: nil, tags: [])
      _ = try await repository.save(
        Sample.fetched(Sample.draft("theirs")), for: other.id, at: Sample.hour(0))
      #expect(try await repository.titles(ArticleQuery(subscription: Sample.id)) == ["mine"])
      #expect(try await repository.titles(ArticleQuery(subscription: other.id)) == ["theirs"])
      let nowhere = SubscriptionID(rawValue: "nowhere0")
      #expect(try await repository.titles(ArticleQuery(subscription: nowhere)) == [])
    },
    Promise("a tag selects by the article's or the subscription's, whatever its case") {
      repository in
      try await repository.fill(
        Sample.draft("a", tags: ["Swift", "Größe"], published: Sample.hour(-1)),
        Sample.draft("b", tags: ["swiftly"], published: Sample.hour(-2)))
      let other = try await repository.subscribe(
        to: "https://other.example/", title: nil, tags: ["SWIFT"])
      _ = try await repository.save(
        Sample.fetched(Sample.draft("c", published: Sample.hour(-3))), for: other.id,
        at: Sample.hour(0))
      #expect(try await repository.titles(ArticleQuery(tag: "swift")) == ["a", "c"])
      #expect(try await repository.titles(ArticleQuery(tag: "GRÖSSE")) == [])
      #expect(try await repository.titles(ArticleQuery(tag: "GRÖßE")) == ["a"])
      #expect(try await repository.titles(ArticleQuery(tag: "%")) == [])
    },
    Promise("a span of time has its first moment and not its last") { repository in
      try await repository.fill(
        Sample.draft("a", published: Sample.hour(-1)),
        Sample.draft("b", published: Sample.hour(-2)),
        Sample.draft("c", published: Sample.hour(-3)))
      #expect(try await repository.titles(ArticleQuery(since: Sample.hour(-2))) == ["a", "b"])
      #expect(try await repository.titles(ArticleQuery(before: Sample.hour(-2))) == ["c"])
      #expect(
        try await repository.titles(
          ArticleQuery(since: Sample.hour(-3), before: Sample.hour(-1))) == ["b", "c"])
    },
    Promise("the first characters of an id select, and so do all of them") { repository in
      try await repository.fill(Sample.draft("a"), Sample.draft("b"))
      let id = Sample.articleID("a").rawValue
      #expect(try await repository.titles(ArticleQuery(idPrefix: String(id.prefix(6)))) == ["a"])
      #expect(try await repository.titles(ArticleQuery(idPrefix: id)) == ["a"])
      #expect(try await repository.titles(ArticleQuery(idPrefix: id + "0")) == [])
      #expect(try await repository.titles(ArticleQuery(idPrefix: "%")) == [])
      #expect(try await repository.titles(ArticleQuery(idPrefix: "")).count == 2)
    },
    Promise("everything that is set must hold") { repository in
      try await repository.fill(
        Sample.draft("a", tags: ["x"], published: Sample.hour(-1)),
        Sample.draft("b", tags: ["x"], published: Sample.hour(-2)),
        Sample.draft("c", published: Sample.hour(-2)))
      #expect(
        try await repository.titles(
          ArticleQuery(
            isUnread: true, isStarred: false, subscription: Sample.id, tag: "x",
            since: Sample.hour(-9), before: Sample.hour(-1),
            idPrefix: String(Sample.articleID("b").rawValue.prefix(9)), order: .oldest, limit: 5))
          == ["b"])
    },
  ]
}

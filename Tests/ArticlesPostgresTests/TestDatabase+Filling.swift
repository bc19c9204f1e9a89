#if Postgres
  import Articles
  import Contracts
  import Foundation
  import PostgresServers

  @testable import ArticlesPostgres

  extension TestDatabase {
    static let time = Date(timeIntervalSince1970: 1_800_000_000)

    /// A repository on it that has connected nowhere yet.
    func repository(
      migrations: [Migration] = Schema.migrations, patience: Duration = .seconds(30)
    ) -> PostgresArticleRepository {
      PostgresArticleRepository(
        address: address, migrations: migrations, patience: patience,
        plainText: ArticleRepositoryContract.plainText)
    }

    /// Drafts of a feed, each with its number in its title and text.
    static func drafts(_ count: Int, of feed: Int = 0, html: String = "needle") -> [ArticleDraft] {
      (0..<count).map { number in
        ArticleDraft(
          identity: "\(feed)-\(number)", title: "Article \(number) of \(feed)",
          published: time.addingTimeInterval(-Double(number)),
          content: ArticleContent(html: "<p>\(html) x\(number)</p>"))
      }
    }

    static func feedAddress(_ feed: Int) -> String { "https://\(feed).example/" }
  }

  extension PostgresArticleRepository {
    /// Follows a feed and saves so many articles for it.
    @discardableResult
    func fill(_ count: Int, feed: Int = 0, html: String = "needle") async throws -> SaveSummary {
      let feedDraft = SubscriptionDraft(address: TestDatabase.feedAddress(feed))
      let id = try await subscribe(to: [feedDraft])[0].id
      let articles = TestDatabase.drafts(count, of: feed, html: html)
      return try await save(
        .changed(FetchedFeed(articles: articles)), for: id, at: TestDatabase.time)
    }
  }
#endif

import Articles
import Fakes
import Feeds
import Foundation
import Interactor
import InteractorOfflineFirst
import Testing

extension AnArticleInteractor {
  @Suite("when online")
  struct WhenOnline {
    let context = Context(isOffline: false)

    @Test("serves what is stored, and says that it's connected")
    func servesWhatIsStored() async throws {
      context.repository.articlesListHandler = { [article = context.article] _ in [article] }

      let served = try await context.sut.articlesList(ArticleQuery())

      #expect(served == ServedArticles(articles: [context.article], asOf: nil, isConnected: true))
    }

    @Test("asks with the validators of the last answer, and stores what comes, in whole")
    func storesWhatComes() async throws {
      let known = FetchValidators(entityTag: "\"1\"", lastModified: "then", contentHash: "h")
      context.follow("https://a.example/feed", validators: known)
      context.answer(
        "https://a.example/feed", with: context.feed,
        validators: FeedValidators(entityTag: "\"2\"", lastModified: "now", contentHash: "i"))
      context.repository.saveHandler = { _, _, _ in SaveSummary(new: 1, updated: 2, unchanged: 3) }

      let events = try await context.refresh()

      #expect(
        context.source.fetchArgValues == [
          FeedRequest(
            "https://a.example/feed",
            validators: FeedValidators(
              entityTag: "\"1\"", lastModified: "then", contentHash: "h"))
        ])
      let stored = FetchedFeed(
        title: "A", homePage: "https://a.example/",
        validators: FetchValidators(entityTag: "\"2\"", lastModified: "now", contentHash: "i"),
        articles: [
          ArticleDraft(
            identity: "1", title: "One", link: "https://a.example/1", authors: ["Ann"],
            tags: ["news"], summary: "short", published: context.yesterday,
            content: ArticleContent(
              html: "<p>One</p>", language: "en",
              attachments: [ArticleAttachment(address: "https://a.example/1.mp3")]))
        ])
      #expect(
        context.repository.saves == [
          .init(.changed(stored), SubscriptionID(address: "https://a.example/feed"), context.today)
        ])
      #expect(
        events.report
          == RefreshReport(changed: 1, newArticles: 1, updatedArticles: 2, isConnected: true))
    }

    @Test("keeps the validators that come with an answer that nothing changed")
    func keepsValidators() async throws {
      context.follow("https://a.example/feed")
      context.source.fetchHandler = { request in
        .notModified(
          FeedSourceDetails(
            address: request.address, validators: FeedValidators(entityTag: "\"3\"")))
      }

      let events = try await context.refresh()

      #expect(
        context.repository.saves == [
          .init(
            .notModified(FetchValidators(entityTag: "\"3\"")),
            SubscriptionID(address: "https://a.example/feed"), context.today)
        ])
      #expect(events.report == RefreshReport(notModified: 1, isConnected: true))
    }

    @Test("hands on where permanent redirects led, whether the feed changed or not")
    func handsOnMoves() async throws {
      context.follow("https://a.example/feed", "https://b.example/feed")
      context.source.fetchHandler = { [feed = context.feed] request in
        let details = FeedSourceDetails(
          address: "https://new.example/", movedTo: "https://new.example/")
        return request.address.contains("//a.")
          ? .feed(feed, details) : .notModified(details)
      }

      _ = try await context.refresh()

      let moves = context.repository.saves.map { save -> String? in
        switch save.outcome {
        case .changed(let feed): feed.movedTo
        case .notModified(_, let address): address
        default: nil
        }
      }
      #expect(moves == ["https://new.example/", "https://new.example/"])
    }
  }
}

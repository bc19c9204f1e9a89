import Articles
import Fakes
import Feeds
import Foundation
import Interactor
import InteractorOfflineFirst
import Testing

extension AnArticleInteractor {
  @Suite("when offline")
  struct WhenOffline {
    let context = Context(isOffline: true)

    @Test("serves what is stored, and says that it's offline and how old it is")
    func servesWhatIsStored() async throws {
      context.repository.articlesListHandler = { [article = context.article] _ in [article] }
      context.repository.lastRefreshHandler = { [yesterday = context.yesterday] in yesterday }
      let query = ArticleQuery(isUnread: true, limit: 50)

      let served = try await context.sut.articlesList(query)

      #expect(
        served
          == ServedArticles(
            articles: [context.article], asOf: context.yesterday, isConnected: false))
      #expect(context.repository.articlesListArgValues == [query])
    }

    @Test("sends nothing, changes nothing, and says that it passed the feeds over")
    func sendsNothing() async throws {
      context.follow("https://a.example/feed", "https://b.example/feed")
      context.repository.lastRefreshHandler = { [yesterday = context.yesterday] in yesterday }

      let events = try await context.refresh()

      #expect(
        events.lines == [
          "began 2", "https://a.example/feed skipped offline",
          "https://b.example/feed skipped offline", "finished",
        ])
      #expect(
        events.report == RefreshReport(skipped: 2, isConnected: false, asOf: context.yesterday))
      #expect(context.source.fetchArgValues == [])
      #expect(context.repository.changes == [])
    }

    @Test(
      "refreshes the feeds of this machine, which need no network",
      arguments: [
        "file:///feeds/a.xml", "http://localhost/feed", "http://127.0.0.1:8080/feed",
        "http://127.1.2.3/feed", "http://[::1]:80/feed", "http://news.localhost/feed",
      ])
    func refreshesThisMachine(address: String) async throws {
      context.follow(address)
      context.answer(address, with: context.feed)

      let events = try await context.refresh()

      #expect(events.report?.changed == 1)
      #expect(context.source.fetchArgValues.map(\.address) == [address])
    }

    @Test(
      "doesn't take another machine for this one",
      arguments: [
        "http://127.0.0.1.example.com/", "http://localhost.example/", "http://128.0.0.1/",
        "https://notlocalhost/", "http://127.0.0/", "http://[::2]/",
      ])
    func passesOthersOver(address: String) async throws {
      context.follow(address)

      #expect(try await context.refresh().report?.skipped == 1)
      #expect(context.source.fetchArgValues == [])
    }

    @Test("doesn't follow a feed that it can't look at")
    func doesNotFollow() async throws {
      await #expect(throws: ArticleInteractorError.offline(address: "https://a.example/feed")) {
        try await context.sut.add("https://a.example/feed", tags: [])
      }
      #expect(context.source.fetchArgValues == [])
      #expect(context.repository.changes == [])
    }
  }
}

import Articles
import Fakes
import Feeds
import Foundation
import Interactor
import InteractorOfflineFirst
import Testing

extension AnArticleInteractor {
  @Suite("when the repository can't be written")
  struct WhenTheRepositoryFails {
    let context = Context(isOffline: false)

    @Test("ends the refresh with what the repository says")
    func endsTheRefresh() async throws {
      context.follow("https://a.example/feed")
      context.answer("https://a.example/feed", with: context.feed)
      context.repository.saveHandler = { _, _, _ in throw ArticleRepositoryError.full(location: "x")
      }

      await #expect(throws: ArticleRepositoryError.full(location: "x")) {
        try await context.refresh()
      }
    }

    @Test("doesn't leave a feed followed whose articles couldn't be stored")
    func followsNothing() async throws {
      context.answer("https://a.example/feed", with: context.feed)
      context.repository.saveHandler = { _, _, _ in throw ArticleRepositoryError.full(location: "x")
      }

      await #expect(throws: ArticleRepositoryError.full(location: "x")) {
        try await context.sut.add("https://a.example/feed", tags: [])
      }
      #expect(context.subscriptions.all == [])
    }
  }
}

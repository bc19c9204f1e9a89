import Articles
import Fakes
import Feeds
import Foundation
import Interactor
import InteractorOfflineFirst
import Testing

extension AnArticleInteractor {
  @Suite("when the machine lacks what all feeds need")
  struct WhenTheMachineLacksSomething {
    struct Lack: Error, Equatable {}

    let context = Context(isOffline: false)

    @Test("ends the refresh with what is lacking, and holds it against no feed")
    func endsTheRefresh() async throws {
      context.follow("https://a.example/feed", "https://b.example/feed")
      context.fail("https://a.example/feed", with: Lack())
      context.fail("https://b.example/feed", with: Lack())

      await #expect(throws: Lack()) { try await context.refresh() }
      #expect(context.repository.saves == [])
    }

    @Test("says what is lacking, and follows nothing")
    func followsNothing() async throws {
      let feed = "https://a.example/feed"
      context.source.fetchHandler = { request in
        guard request.address == "https://a.example/" else { throw Lack() }
        return .page(candidates: [feed], FeedSourceDetails(address: request.address))
      }

      await #expect(throws: Lack()) {
        try await context.sut.add("https://a.example/", tags: [])
      }
      #expect(context.repository.changes == [])
    }
  }
}

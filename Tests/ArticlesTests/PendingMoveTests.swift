import Articles
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

@Suite("A feed that redirects for good")
struct PendingMoveTests {
  private static let start = Date(timeIntervalSince1970: 1_793_700_000)
  private var feed = Subscription(
    id: SubscriptionID(address: "http://old.example/"), address: "http://old.example/",
    title: "http://old.example/")

  /// What came of it: hours since the first refresh, and where that was redirected to.
  private mutating func refresh(_ answers: (hours: Double, movedTo: String?)...) {
    for (hours, address) in answers {
      feed.record(
        .changed(FetchedFeed(movedTo: address, articles: [])),
        at: Self.start.addingTimeInterval(hours * 3600))
    }
  }

  @Test("moves on the third day on which it was found there, title and all")
  mutating func moves() {
    refresh((0, "http://new.example/"), (24, "http://new.example/"))
    #expect(feed.address == "http://old.example/")
    #expect(
      feed.pendingMove
        == PendingMove(
          address: "http://new.example/", days: 2,
          lastDay: Self.start.addingTimeInterval(24 * 3600)))
    refresh((48, "http://new.example/"))
    #expect(feed.address == "http://new.example/")
    #expect(feed.title == "http://new.example/")
    #expect(feed.pendingMove == nil)
  }

  @Test("doesn't move within one day, however often it's refreshed")
  mutating func staysWithinADay() {
    refresh((0, "http://new.example/"), (1, "http://new.example/"), (2, "http://new.example/"))
    refresh((23, "http://new.example/"))
    #expect(feed.address == "http://old.example/")
    #expect(feed.pendingMove?.days == 1)
  }

  @Test("begins anew when it's elsewhere, and is where it was when it answers itself")
  mutating func beginsAnew() {
    refresh((0, "http://new.example/"), (24, "http://new.example/"), (48, "http://portal.example/"))
    #expect(feed.pendingMove?.address == "http://portal.example/")
    #expect(feed.pendingMove?.days == 1)
    refresh((72, nil))
    #expect(feed.pendingMove == nil)
    refresh((96, "http://new.example/"), (120, "http://new.example/"))
    #expect(feed.address == "http://old.example/")
  }

  @Test("keeps its days when a refresh fails in between")
  mutating func keepsItsDays() {
    refresh((0, "http://new.example/"), (24, "http://new.example/"))
    feed.record(
      .failed(message: "no answer", retryAfter: nil),
      at: Self.start.addingTimeInterval(30 * 3600))
    feed.record(
      .notModified(FetchValidators(), movedTo: "http://new.example/"),
      at: Self.start.addingTimeInterval(48 * 3600))
    #expect(feed.address == "http://new.example/")
  }
}

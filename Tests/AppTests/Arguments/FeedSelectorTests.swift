import Articles
import Testing

@testable import App

@Suite("A feed is found")
struct AFeedIsFound {
  private let feeds = [
    ("https://a.example/feed", "Swift"), ("https://b.example/feed", "Swift Weekly"),
    ("https://c.example/feed", "The café"), ("articles:welcome", "Welcome to articles"),
  ].map { address, title in
    Subscription(id: SubscriptionID(address: address), address: address, title: title)
  }

  @Test(
    "by its address, its id, its title or a part of it that no other has",
    arguments: [
      ("https://b.example/feed", 1), ("b.example/feed", 1), ("articles:welcome", 3),
      ("weekly", 1), ("SWIFT", 0), ("CAFÉ", 2), ("welcome", 3),
    ])
  func isFound(name: String, index: Int) throws {
    #expect(try FeedSelector(feeds).feed(named: name) == feeds[index])
  }

  @Test("by its id")
  func byID() throws {
    #expect(try FeedSelector(feeds).feed(named: feeds[2].id.rawValue) == feeds[2])
  }

  @Test("not when there is none, or more than one")
  func isNotFound() {
    #expect(throws: SelectionError.noFeed("rust")) { try FeedSelector(feeds).feed(named: "rust") }
    #expect(throws: SelectionError.noFeed("")) { try FeedSelector(feeds).feed(named: "") }
    #expect(
      throws: SelectionError.ambiguousFeed(
        "wift", matches: ["Swift (\(feeds[0].id))", "Swift Weekly (\(feeds[1].id))"])
    ) {
      try FeedSelector(feeds).feed(named: "wift")
    }
  }
}

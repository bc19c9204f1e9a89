import Articles
import Testing

@Suite("An article's id")
struct AnArticlesID {
  /// Made by `printf 'ykekqjd6\0IDENTITY' | openssl sha256 -binary | basenc --base32hex`, its letters
  /// carried over to Crockford's alphabet. Articles that are stored somewhere have these: they stay.
  @Test("is the same for ever")
  func isTheSameForEver() {
    let feed = SubscriptionID(address: "https://a.example/feed")
    #expect(feed.rawValue == "ykekqjd6")
    #expect(ArticleID(subscription: feed, identity: "").rawValue == "xbaamvhk0qzpgf7z")
    #expect(
      ArticleID(subscription: feed, identity: "tag:a.example,2026:1").rawValue == "e6ctag05y8tpbpj6"
    )
    #expect(
      ArticleID(subscription: feed, identity: String(repeating: "é", count: 100)).rawValue
        == "yrtgsmgjjr386f55")
  }

  @Test("differs from feed to feed, whatever the identities are")
  func differsFromFeedToFeed() {
    let ids = [("a", "1"), ("b", "1"), ("a", "2")].map { address, identity in
      ArticleID(subscription: SubscriptionID(address: address), identity: identity)
    }
    #expect(Set(ids).count == 3)
  }
}

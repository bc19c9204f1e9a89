import Articles

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Values for promises to work with.
enum Sample {
  static let address = "https://example.org/feed.xml"
  static let id = SubscriptionID(address: address)

  /// A moment some hours after a fixed one.
  static func hour(_ hours: Double) -> Date {
    Date(timeIntervalSince1970: 1_800_000_000 + hours * 3600)
  }

  static func articleID(_ identity: String) -> ArticleID {
    ArticleID(subscription: id, identity: identity)
  }

  /// A draft that has something in every field.
  static let rich = ArticleDraft(
    identity: "rich", title: "Títle with \"quotes\" & 日本語", link: "https://example.org/rich",
    authors: ["Ada", "Grace, Rear Admiral"], tags: ["Swift", "c\u{1F}d", "[\"json\"]"],
    summary: "In short", published: hour(-2.123_456_789), modified: hour(-1),
    content: ArticleContent(
      html: "<p>Long <b>text</b> with a NUL\0inside</p>", text: "plain",
      image: "https://example.org/i.png",
      language: "en-GB", externalLink: "https://elsewhere.example/",
      attachments: [
        ArticleAttachment(
          address: "https://example.org/a.mp3", mimeType: "audio/mpeg", title: "Episode",
          sizeInBytes: 9_876_543_210, durationInSeconds: 61.5),
        ArticleAttachment(address: "https://example.org/b.pdf"),
      ]))

  static func draft(
    _ identity: String, title: String? = nil, html: String? = nil, tags: [String] = [],
    published: Date? = nil
  ) -> ArticleDraft {
    ArticleDraft(
      identity: identity, title: title ?? identity, tags: tags, published: published,
      content: ArticleContent(html: html))
  }

  static func article(_ identity: String, firstSeen: Date = hour(0)) -> Article {
    Article(
      id: articleID(identity), subscription: id, feedTitle: address, title: identity,
      firstSeen: firstSeen)
  }

  static func fetched(_ drafts: ArticleDraft...) -> FetchOutcome {
    .changed(FetchedFeed(articles: drafts))
  }
}

extension ArticleRepositoryInterface {
  /// Subscribes the sample's address.
  @discardableResult
  func subscribeSample(title: String? = nil, tags: [String] = []) async throws -> Subscription {
    try await subscribe(to: Sample.address, title: title, tags: tags)
  }

  /// Subscribes the sample's address and saves drafts for it, at hour 0.
  func fill(_ drafts: ArticleDraft...) async throws {
    try await subscribeSample()
    _ = try await save(
      .changed(FetchedFeed(articles: drafts)), for: Sample.id, at: Sample.hour(0))
  }

  func titles(_ query: ArticleQuery = ArticleQuery()) async throws -> [String?] {
    try await articlesList(query).map(\.title)
  }

  /// The titles of what is found, best first.
  func found(_ text: String, limit: Int = 100) async throws -> [String?] {
    try await search(SearchQuery(text), limit: limit).map(\.article.title)
  }
}

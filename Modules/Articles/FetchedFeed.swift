/// What a fetch brought for a subscription.
public struct FetchedFeed: Sendable, Hashable {
  /// Plain text.
  public var title: String?
  public var homePage: String?
  /// Where permanent redirects led, all of the way; the subscription follows after some days.
  public var movedTo: String?
  public var validators: FetchValidators
  /// In the document's order; no two share an identity.
  public var articles: [ArticleDraft]

  public init(
    title: String? = nil, homePage: String? = nil, movedTo: String? = nil,
    validators: FetchValidators = FetchValidators(), articles: [ArticleDraft]
  ) {
    self.title = title
    self.homePage = homePage
    self.movedTo = movedTo
    self.validators = validators
    self.articles = articles
  }
}

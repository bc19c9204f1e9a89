/// A feed that is to be followed, before a repository has it.
public struct SubscriptionDraft: Sendable, Hashable {
  /// Where it's fetched from.
  public var address: String
  /// Plain text; `nil` until the feed says how it's called.
  public var title: String?
  public var homePage: String?
  public var tags: [String]

  public init(
    address: String, title: String? = nil, homePage: String? = nil, tags: [String] = []
  ) {
    self.address = address
    self.title = title
    self.homePage = homePage
    self.tags = tags
  }
}

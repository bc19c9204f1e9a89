/// A feed of a list.
public struct OPMLFeed: Sendable, Hashable {
  /// As it stands in the list: it may be anything. Empty for what calls itself a feed and has none.
  public var address: String
  public var title: String?
  public var homePage: String?
  /// The folders that it's in, outermost first, and its categories.
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

/// Somebody who wrote a feed or an entry.
public struct FeedAuthor: Sendable, Hashable {
  public var name: String?
  /// Address of a page, or `mailto:`.
  public var address: String?
  /// Address of a picture.
  public var avatar: String?

  public init(name: String? = nil, address: String? = nil, avatar: String? = nil) {
    self.name = name
    self.address = address
    self.avatar = avatar
  }
}

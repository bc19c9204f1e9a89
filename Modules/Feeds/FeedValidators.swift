/// What a server said of the version that it sent (RFC 9110, 8.8), byte for byte.
public struct FeedValidators: Sendable, Hashable {
  /// The `ETag` header.
  public var entityTag: String?
  /// The `Last-Modified` header.
  public var lastModified: String?
  /// A hash of the document's bytes, made here.
  public var contentHash: String?

  public init(entityTag: String? = nil, lastModified: String? = nil, contentHash: String? = nil) {
    self.entityTag = entityTag
    self.lastModified = lastModified
    self.contentHash = contentHash
  }
}

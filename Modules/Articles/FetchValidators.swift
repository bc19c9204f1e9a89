/// What a server said of the version that it sent, to ask it for changes only (RFC 9110, 8.8).
/// Kept byte for byte as sent.
public struct FetchValidators: Sendable, Hashable {
  /// The `ETag` header.
  public var entityTag: String?
  /// The `Last-Modified` header.
  public var lastModified: String?
  /// A hash of the document itself, for servers that send neither.
  public var contentHash: String?

  public init(entityTag: String? = nil, lastModified: String? = nil, contentHash: String? = nil) {
    self.entityTag = entityTag
    self.lastModified = lastModified
    self.contentHash = contentHash
  }
}

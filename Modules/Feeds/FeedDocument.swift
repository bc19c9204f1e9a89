/// The bytes of a document, and what its carrier says of it.
public struct FeedDocument: Sendable, Hashable {
  public var bytes: [UInt8]
  /// The `Content-Type` header. Its charset counts; its type doesn't decide what a feed is.
  public var contentType: String?
  /// Where it came from, to which relative addresses belong.
  public var address: String?

  public init(_ bytes: [UInt8], contentType: String? = nil, address: String? = nil) {
    self.bytes = bytes
    self.contentType = contentType
    self.address = address
  }
}

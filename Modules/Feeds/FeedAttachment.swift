/// A file that belongs to an entry (RSS `enclosure`, Atom `link rel=enclosure`, `media:content`).
public struct FeedAttachment: Sendable, Hashable {
  public var address: String
  public var mimeType: String?
  public var title: String?
  public var sizeInBytes: Int64?
  public var durationInSeconds: Double?

  public init(
    address: String, mimeType: String? = nil, title: String? = nil, sizeInBytes: Int64? = nil,
    durationInSeconds: Double? = nil
  ) {
    self.address = address
    self.mimeType = mimeType
    self.title = title
    self.sizeInBytes = sizeInBytes
    self.durationInSeconds = durationInSeconds
  }
}

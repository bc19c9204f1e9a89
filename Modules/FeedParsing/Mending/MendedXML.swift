public import Feeds

/// XML of another vocabulary than a feed's, decoded and mended as feeds are, for a reader of its own.
public struct MendedXML: Sendable {
  /// One element, well-formed and in UTF-8: no declaration, DOCTYPE, comment, processing instruction, or
  /// reference but XML's own. Empty where there is no element.
  public let bytes: [UInt8]

  /// - Throws: ``FeedError/tooLarge(limit:)`` or ``FeedError/unreadable(reason:)``.
  public init(
    _ document: [UInt8], limits: FeedParsingLimits = FeedParsingLimits()
  ) throws(FeedError) {
    guard document.count <= limits.bytes else { throw .tooLarge(limit: limits.bytes) }
    let text = DocumentText(document)
    let (mended, limit) = text.bytes.withUnsafeBufferPointer { bytes in
      var mender = XMLMender(bytes, limits: limits)
      return (mender.mended(), mender.limit)
    }
    if let limit { throw .unreadable(reason: limit) }
    bytes = mended
  }
}

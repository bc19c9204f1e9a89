extension String {
  /// A string of bytes that are known to be UTF-8, which aren't looked at again: on text beyond
  /// ASCII that takes fifty times as long as copying it.
  public init(validUTF8 bytes: UnsafeBufferPointer<UInt8>) {
    if #available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *) {
      self.init(copying: unsafe UTF8Span(unchecked: bytes.span))
    } else {
      self.init(decoding: bytes, as: UTF8.self)
    }
  }

  /// The same, of an array.
  public init(validUTF8 bytes: [UInt8]) {
    self = bytes.withUnsafeBufferPointer { String(validUTF8: $0) }
  }
}

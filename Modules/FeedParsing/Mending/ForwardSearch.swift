import HTMLText

/// Finds some bytes again and again, from offsets that only grow, and never looks at a byte twice.
struct ForwardSearch {
  private let bytes: UnsafeBufferPointer<UInt8>
  private let sought: [UInt8]
  private var found: Range<Int>?
  private var isExhausted = false

  init(_ literal: StaticString, in bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
    sought = literal.withUTF8Buffer { Array($0) }
  }

  /// Where they stand first from an offset on, which isn't less than the offset before.
  mutating func next(from start: Int) -> Range<Int>? {
    if let found, found.lowerBound >= start { return found }
    guard !isExhausted else { return nil }
    found = bytes.range(of: sought, from: start)
    isExhausted = found == nil
    return found
  }
}

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension UnsafeBufferPointer<UInt8> {
  /// The first offset of a byte from an offset on.
  public func firstIndex(of byte: UInt8, from start: Int, to end: Int? = nil) -> Int? {
    let end = end ?? count
    guard let base = baseAddress, start < end,
      let found = memchr(base + start, Int32(byte), end - start)
    else { return nil }
    return UnsafeRawPointer(found) - UnsafeRawPointer(base)
  }

  /// Where some bytes stand first from an offset on.
  public func range(of bytes: [UInt8], from start: Int, to end: Int? = nil) -> Range<Int>? {
    guard let first = bytes.first else { return nil }
    let end = end ?? count
    var index = start
    while let found = firstIndex(of: first, from: index, to: end) {
      guard found + bytes.count <= end else { return nil }
      if self[found..<(found + bytes.count)].elementsEqual(bytes) {
        return found..<(found + bytes.count)
      }
      index = found + 1
    }
    return nil
  }

  /// The same, of a literal.
  public func range(of literal: StaticString, from start: Int, to end: Int? = nil) -> Range<Int>? {
    range(of: literal.withUTF8Buffer { Array($0) }, from: start, to: end)
  }
}

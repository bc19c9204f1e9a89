import HTMLText

/// The attributes of a start tag as libxml2 gives them: five pointers each.
struct RawAttributes {
  private let pointers: UnsafeMutablePointer<UnsafePointer<UInt8>?>?
  let count: Int

  init(_ pointers: UnsafeMutablePointer<UnsafePointer<UInt8>?>?, count: Int) {
    self.pointers = pointers
    self.count = pointers == nil ? 0 : count
  }

  func name(_ index: Int) -> StartTag {
    guard let pointers else { return StartTag() }
    let base = pointers + index * 5
    return StartTag(name: base[0], prefix: base[1], uri: base[2])
  }

  /// Without control characters, and white space of any kind as spaces.
  func value(_ index: Int) -> String {
    if let plain = plainValue(index) { return String(validUTF8: plain) }
    let raw = rawValue(index)
    return Self.ampersandsDecoded(raw).withUnsafeBufferPointer(\.decodedWithoutControlCharacters)
  }

  /// The value as it's written, if that is the value already.
  func plainValue(_ index: Int) -> UnsafeBufferPointer<UInt8>? {
    let raw = rawValue(index)
    return raw.allSatisfy { $0.isPlainText && $0 != UInt8(ascii: "&") } ? raw : nil
  }

  private func rawValue(_ index: Int) -> UnsafeBufferPointer<UInt8> {
    guard let pointers, let start = pointers[index * 5 + 3], let end = pointers[index * 5 + 4]
    else {
      return UnsafeBufferPointer(start: nil, count: 0)
    }
    return UnsafeBufferPointer(start: start, count: end - start)
  }

  /// An ampersand, however it was written, reaches us as `&#38;`: libxml2 leaves it to whoever builds
  /// a tree.
  private static func ampersandsDecoded(_ value: UnsafeBufferPointer<UInt8>) -> [UInt8] {
    var decoded: [UInt8] = []
    decoded.reserveCapacity(value.count)
    var copied = 0
    while let reference = value.range(of: "&#38;", from: copied) {
      decoded.append(contentsOf: value[copied...reference.lowerBound])
      copied = reference.upperBound
    }
    decoded.append(contentsOf: value[copied...])
    return decoded
  }
}

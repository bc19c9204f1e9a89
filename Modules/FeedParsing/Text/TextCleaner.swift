import HTMLText

/// Takes out of text what no text holds.
enum TextCleaner {
  /// Control characters go; what isn't UTF-8 becomes U+FFFD.
  static func cleaned(_ bytes: UnsafeBufferPointer<UInt8>) -> [UInt8] {
    var output: [UInt8] = []
    output.reserveCapacity(bytes.count + 16)
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      if byte < 0x80 {
        if byte >= 0x20 ? byte != 0x7F : byte.isXMLSpace { output.append(byte) }
        index += 1
      } else if let length = UTF8Sequence.length(in: bytes, at: index) {
        if !UTF8Sequence.isForbidden(in: bytes, at: index, length: length) {
          output.append(contentsOf: bytes[index..<(index + length)])
        }
        index += length
      } else {
        output.append(contentsOf: replacement)
        index += UTF8Sequence.badLength(in: bytes, at: index)
      }
    }
    return output
  }

  /// CR LF and CR become LF, as XML has it (section 2.11).
  static func withLineFeeds(_ text: UnsafeBufferPointer<UInt8>) -> [UInt8] {
    var output: [UInt8] = []
    output.reserveCapacity(text.count)
    var copied = 0
    while let found = text.firstIndex(of: 0x0D, from: copied) {
      output.append(contentsOf: text[copied..<found])
      copied = found + 1
      if copied == text.count || text[copied] != 0x0A { output.append(0x0A) }
    }
    output.append(contentsOf: text[copied...])
    return output
  }

  /// U+FFFD.
  static let replacement: [UInt8] = [0xEF, 0xBF, 0xBD]
}

import HTMLText

/// Reads a string of JSON: one that is never closed ends with the document.
struct JSONStringScanner {
  private let bytes: UnsafeBufferPointer<UInt8>
  /// Behind what was read.
  private(set) var index: Int
  /// Something was broken.
  private(set) var isMended = false

  /// - Parameter start: Behind the opening quote.
  init(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) {
    self.bytes = bytes
    index = start
  }

  /// - Returns: The text without what no text holds; `nil` if it has more bytes than it may.
  mutating func read(upTo limit: Int) -> String? {
    let start = index
    while index < bytes.count {
      let byte = bytes[index]
      if byte == UInt8(ascii: "\"") {
        index += 1
        return string(bytes[start..<(index - 1)], upTo: limit)
      }
      if byte == UInt8(ascii: "\\") || byte < 0x20 {
        let text = escapedText(from: start)
        return text.withUnsafeBufferPointer { string($0[...], upTo: limit) }
      }
      index += 1
    }
    isMended = true
    return string(bytes[start..<index], upTo: limit)
  }

  private func string(
    _ text: UnsafeBufferPointer<UInt8>.SubSequence, upTo limit: Int
  ) -> String? {
    text.count > limit ? nil : String(validUTF8: UnsafeBufferPointer(rebasing: text))
  }

  private mutating func escapedText(from start: Int) -> [UInt8] {
    var text = Array(bytes[start..<index])
    var copied = index
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "\""):
        text.append(contentsOf: bytes[copied..<index])
        index += 1
        return text
      case UInt8(ascii: "\\"):
        text.append(contentsOf: bytes[copied..<index])
        appendEscape(to: &text)
        copied = index
      case 0x0D:
        text.append(contentsOf: bytes[copied..<index])
        isMended = true
        appendLineBreak(to: &text)
        index += 1
        copied = index
      case 0..<0x20:
        isMended = true
        index += 1
      default:
        index += 1
      }
    }
    isMended = true
    text.append(contentsOf: bytes[min(copied, index)..<index])
    return text
  }

  private mutating func appendEscape(to text: inout [UInt8]) {
    index += 1
    guard index < bytes.count else { return }
    let escape = bytes[index]
    index += 1
    switch escape {
    case UInt8(ascii: "n"): text.append(0x0A)
    case UInt8(ascii: "t"): text.append(0x09)
    case UInt8(ascii: "r"): appendLineBreak(to: &text)
    case UInt8(ascii: "b"), UInt8(ascii: "f"): return
    case UInt8(ascii: "u"): appendScalar(to: &text)
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): text.append(escape)
    default:
      isMended = true
      index -= 1
    }
  }

  /// One line feed, whether one follows or not.
  private func appendLineBreak(to text: inout [UInt8]) {
    let rest = bytes[index...]
    if !rest.starts(with: "\\n".utf8), !rest.starts(with: "\r\n".utf8) { text.append(0x0A) }
  }

  private mutating func appendScalar(to text: inout [UInt8]) {
    guard let unit = codeUnit() else {
      isMended = true
      return
    }
    var number = UInt32(unit)
    if UTF16.isLeadSurrogate(unit), index + 1 < bytes.count, bytes[index] == UInt8(ascii: "\\"),
      bytes[index + 1] == UInt8(ascii: "u")
    {
      let start = index
      index += 2
      if let trail = codeUnit(), UTF16.isTrailSurrogate(trail) {
        number = 0x10000 + (UInt32(unit) - 0xD800) << 10 + (UInt32(trail) - 0xDC00)
      } else {
        index = start
      }
    }
    switch number {
    case 0x09, 0x0A: text.append(UInt8(number))
    case 0x0D: appendLineBreak(to: &text)
    case 0..<0x20, 0x7F...0x9F, 0xFFFE, 0xFFFF: return
    default: text.append(contentsOf: String(Unicode.Scalar(number) ?? "\u{FFFD}").utf8)
    }
  }

  /// Four hexadecimal digits.
  private mutating func codeUnit() -> UInt16? {
    guard index + 4 <= bytes.count,
      let unit = UInt16(String(decoding: bytes[index..<(index + 4)], as: UTF8.self), radix: 16)
    else { return nil }
    index += 4
    return unit
  }
}

import HTMLText

/// Reads JSON (RFC 8259), and what is nearly JSON: a comma too many, control characters in strings,
/// an end that's missing.
struct JSONScanner {
  private let bytes: UnsafeBufferPointer<UInt8>
  private let limits: FeedParsingLimits
  private var index = 0
  private var depth = 0
  private var count = 0
  /// Something was broken.
  private(set) var isMended = false
  /// A limit that was passed.
  private(set) var limit: String?

  init(_ bytes: UnsafeBufferPointer<UInt8>, limits: FeedParsingLimits) {
    self.bytes = bytes
    self.limits = limits
  }

  /// A value takes many times the memory of its text.
  private static let valueLimit = 4_000_000

  /// The document's value; `nil` if there is none.
  mutating func document() -> JSONValue? {
    let value = self.value()
    skipSpaces()
    if index < bytes.count { isMended = true }
    return value
  }

  private mutating func value() -> JSONValue? {
    skipSpaces()
    guard index < bytes.count, limit == nil else {
      isMended = true
      return nil
    }
    count += 1
    if count > Self.valueLimit { limit = "it has too many values" }
    switch bytes[index] {
    case UInt8(ascii: "{"): return nested { $0.object() }
    case UInt8(ascii: "["): return nested { $0.array() }
    case UInt8(ascii: "\""): return .string(string())
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return number()
    default: return word()
    }
  }

  private mutating func nested(_ read: (inout JSONScanner) -> JSONValue) -> JSONValue? {
    guard depth < limits.depth else {
      limit = "its values nest too deep"
      return nil
    }
    depth += 1
    index += 1
    defer { depth -= 1 }
    return read(&self)
  }

  private mutating func object() -> JSONValue {
    var members: [(key: String, value: JSONValue)] = []
    while nextElement(before: UInt8(ascii: "}"), isFirst: members.isEmpty) {
      guard bytes[index] == UInt8(ascii: "\"") else {
        isMended = true
        index += 1
        continue
      }
      let key = string()
      skipSpaces()
      guard index < bytes.count, bytes[index] == UInt8(ascii: ":") else {
        isMended = true
        continue
      }
      index += 1
      guard let value = value() else { break }
      members.append((key, value))
    }
    return .object(members)
  }

  private mutating func array() -> JSONValue {
    var elements: [JSONValue] = []
    while nextElement(before: UInt8(ascii: "]"), isFirst: elements.isEmpty) {
      guard let value = value() else { break }
      elements.append(value)
    }
    return .array(elements)
  }

  /// Moves to the next element, past its comma, or past the end.
  private mutating func nextElement(before end: UInt8, isFirst: Bool) -> Bool {
    skipSpaces()
    var commas = 0
    while index < bytes.count, bytes[index] == UInt8(ascii: ",") {
      commas += 1
      index += 1
      skipSpaces()
    }
    guard index < bytes.count, limit == nil else {
      isMended = true
      return false
    }
    if bytes[index] == end {
      if commas > 0 { isMended = true }
      index += 1
      return false
    }
    if commas != (isFirst ? 0 : 1) { isMended = true }
    // The end of something else: what it belongs to goes on there.
    return bytes[index] != UInt8(ascii: "}") && bytes[index] != UInt8(ascii: "]")
  }

  private mutating func number() -> JSONValue {
    let start = index
    while index < bytes.count, Self.isNumber(bytes[index]) { index += 1 }
    return .number(String(decoding: bytes[start..<index], as: UTF8.self))
  }

  private static func isNumber(_ byte: UInt8) -> Bool {
    byte.isASCIIDigit || "+-.eE".utf8.contains(byte)
  }

  private mutating func word() -> JSONValue? {
    let start = index
    while index < bytes.count, bytes[index].isASCIILetter { index += 1 }
    switch String(decoding: bytes[start..<index], as: UTF8.self) {
    case "true": return .bool(true)
    case "false": return .bool(false)
    case "null": return .null
    default:
      isMended = true
      // Something that can't be read is nothing, and what follows is still read.
      if index == start { index += 1 }
      return .null
    }
  }

  private mutating func skipSpaces() {
    while index < bytes.count, bytes[index].isASCIISpace { index += 1 }
  }

  // MARK: Strings

  private mutating func string() -> String {
    index += 1
    let start = index
    while index < bytes.count {
      let byte = bytes[index]
      if byte == UInt8(ascii: "\"") {
        index += 1
        return decoded(start..<(index - 1))
      }
      if byte == UInt8(ascii: "\\") || byte < 0x20 { return escapedString(from: start) }
      index += 1
    }
    isMended = true
    return decoded(start..<index)
  }

  private mutating func decoded(_ range: Range<Int>) -> String {
    guard range.count <= limits.text else {
      limit = "one of its texts is too long"
      return ""
    }
    return String(validUTF8: UnsafeBufferPointer(rebasing: bytes[range]))
  }

  private mutating func escapedString(from start: Int) -> String {
    var text = Array(bytes[start..<index])
    var copied = index
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "\""):
        text.append(contentsOf: bytes[copied..<index])
        index += 1
        return finished(text)
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
    return finished(text)
  }

  private mutating func finished(_ text: [UInt8]) -> String {
    guard text.count <= limits.text else {
      limit = "one of its texts is too long"
      return ""
    }
    return String(validUTF8: text)
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

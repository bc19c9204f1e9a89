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

  private mutating func string() -> String {
    var scanner = JSONStringScanner(bytes, from: index + 1)
    let string = scanner.read(upTo: limits.text)
    index = scanner.index
    if scanner.isMended { isMended = true }
    if string == nil { limit = "one of its texts is too long" }
    return string ?? ""
  }
}

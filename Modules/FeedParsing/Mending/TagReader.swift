import HTMLText

/// Reads a start tag as leniently as browsers do.
struct TagReader {
  struct Attribute {
    var name: [UInt8]
    /// Where its value stands, without quotes.
    var value: Range<Int>
  }

  private let bytes: UnsafeBufferPointer<UInt8>
  /// Behind what was read.
  private(set) var index: Int
  private(set) var name: [UInt8] = []
  private(set) var attributes: [Attribute] = []
  /// It ends with `/>`.
  private(set) var isEmpty = false
  /// It isn't XML as it stands.
  private(set) var isChanged = false

  init(_ bytes: UnsafeBufferPointer<UInt8>, at open: Int) {
    self.bytes = bytes
    index = open + 1
  }

  /// - Returns: Whether it's a tag; if it isn't, it runs into another one or into the document's
  ///   end.
  mutating func read() -> Bool {
    let (written, end) = Self.name(in: bytes, from: index)
    name = written
    if written.count != end - index { isChanged = true }
    index = end
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: ">"):
        index += 1
        return true
      case UInt8(ascii: "<"):
        return false
      case UInt8(ascii: "/"):
        isEmpty = index + 1 < bytes.count && bytes[index + 1] == UInt8(ascii: ">")
        if !isEmpty { isChanged = true }
        index += 1
      case let byte where byte.isXMLSpace:
        index += 1
      case let byte where byte.isXMLNameStart:
        if let before = bytes[..<index].last, !before.isXMLSpace { isChanged = true }
        attribute()
      default:
        isChanged = true
        index += 1
      }
    }
    return false
  }

  private mutating func attribute() {
    let (name, end) = Self.name(in: bytes, from: index)
    index = end
    skipSpace()
    var value = index..<index
    if index < bytes.count, bytes[index] == UInt8(ascii: "=") {
      index += 1
      skipSpace()
      value = self.value()
    } else {
      isChanged = true
    }
    // Many attributes can't be compared with each other in linear time, and no feed has them.
    guard attributes.count < 64, !attributes.contains(where: { $0.name == name }) else {
      isChanged = true
      return
    }
    attributes.append(Attribute(name: name, value: value))
  }

  private mutating func value() -> Range<Int> {
    guard index < bytes.count else { return index..<index }
    let quote = bytes[index]
    guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else { return bareValue() }
    let start = index + 1
    var firstClose: Int?
    for position in start..<bytes.count {
      let byte = bytes[position]
      if byte == quote {
        index = position + 1
        return start..<position
      }
      if byte == UInt8(ascii: ">"), firstClose == nil { firstClose = position }
      if byte == UInt8(ascii: "<"), let firstClose {
        // The quote was never closed: it would take text and tags in.
        isChanged = true
        index = bytes[firstClose - 1] == UInt8(ascii: "/") ? firstClose - 1 : firstClose
        return start..<index
      }
    }
    index = bytes.count
    return start..<bytes.count
  }

  private mutating func bareValue() -> Range<Int> {
    isChanged = true
    let start = index
    while index < bytes.count, !bytes[index].isXMLSpace, bytes[index] != UInt8(ascii: ">") {
      if bytes[index] == UInt8(ascii: "<") { break }
      index += 1
    }
    return withoutCurlyQuotes(start..<index)
  }

  /// Word processors put “…” around values.
  private func withoutCurlyQuotes(_ range: Range<Int>) -> Range<Int> {
    let isQuoted = [range.prefix(3), range.suffix(3)].allSatisfy { quote in
      quote.count == 3 && bytes[quote].starts(with: [0xE2, 0x80])
        && (0x98...0x9F).contains(bytes[quote.upperBound - 1])
    }
    guard isQuoted, range.count >= 6 else { return range }
    return range.dropFirst(3).dropLast(3)
  }

  private mutating func skipSpace() {
    while index < bytes.count, bytes[index].isXMLSpace { index += 1 }
  }

  /// A name as it's written into the mended text: what no name may hold is `_`.
  static func name(
    in bytes: UnsafeBufferPointer<UInt8>, from start: Int
  ) -> (written: [UInt8], end: Int) {
    var end = start
    while end < bytes.count, bytes[end].isXMLName { end += 1 }
    var hasColon = false
    var name: [UInt8] = []
    for (offset, byte) in bytes[start..<end].prefix(longestName).enumerated() {
      let isColon = byte == UInt8(ascii: ":")
      let isKept =
        isColon ? !hasColon && offset > 0 && start + offset + 1 < end : byte < 0x80
      hasColon = hasColon || isColon
      name.append(isKept ? byte : UInt8(ascii: "_"))
    }
    // Behind its colon a name begins anew, and not with a digit.
    if let colon = name.firstIndex(of: UInt8(ascii: ":")), colon + 1 < name.count,
      !name[colon + 1].isXMLNameStart
    {
      name[colon] = UInt8(ascii: "_")
    }
    if name.last == UInt8(ascii: ":") { name[name.count - 1] = UInt8(ascii: "_") }
    return (name, end)
  }

  private static let longestName = 512
}

/// Finds the start tags of HTML and their attributes, without a tree and without copying.
struct TagScanner {
  /// Where an attribute stands. The value is without its quotes.
  struct Attribute {
    var name: Range<Int>
    var value: Range<Int>
    var isQuoted: Bool
  }

  private let bytes: UnsafeBufferPointer<UInt8>
  private var index = 0
  private(set) var name = 0..<0

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
  }

  /// Moves to the next start tag, behind its name. What is left of the tag before is passed over.
  mutating func nextStartTag() -> Bool {
    while let open = bytes.firstIndex(of: UInt8(ascii: "<"), from: index) {
      index = open + 1
      guard index < bytes.count else { return false }
      if bytes[index].isASCIILetter {
        let start = index
        while index < bytes.count, !Self.endsName(bytes[index]) { index += 1 }
        name = start..<index
        return true
      }
      if bytes[index] == UInt8(ascii: "!") { skipComment() }
    }
    index = bytes.count
    return false
  }

  /// The next attribute that has a value, inside the tag that the scanner stands in.
  mutating func nextAttribute() -> Attribute? {
    while index < bytes.count {
      let byte = bytes[index]
      if byte == UInt8(ascii: ">") || byte == UInt8(ascii: "<") { return nil }
      if byte.isASCIISpace || byte == UInt8(ascii: "/") || byte == UInt8(ascii: "=") {
        index += 1
        continue
      }
      let start = index
      while index < bytes.count, !Self.endsName(bytes[index]), bytes[index] != UInt8(ascii: "=") {
        index += 1
      }
      let name = start..<index
      skipSpace()
      guard index < bytes.count, bytes[index] == UInt8(ascii: "=") else { continue }
      index += 1
      skipSpace()
      return value(of: name)
    }
    return nil
  }

  private mutating func value(of name: Range<Int>) -> Attribute? {
    guard index < bytes.count else { return nil }
    let quote = bytes[index]
    if quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
      let start = index + 1
      guard let end = bytes.firstIndex(of: quote, from: start) else {
        index = bytes.count
        return nil
      }
      index = end + 1
      return Attribute(name: name, value: start..<end, isQuoted: true)
    }
    let start = index
    while index < bytes.count, !bytes[index].isASCIISpace, bytes[index] != UInt8(ascii: ">") {
      index += 1
    }
    return Attribute(name: name, value: start..<index, isQuoted: false)
  }

  private mutating func skipComment() {
    guard index + 2 < bytes.count, bytes[index + 1] == UInt8(ascii: "-"),
      bytes[index + 2] == UInt8(ascii: "-")
    else { return }
    index += 3
    while let end = bytes.firstIndex(of: UInt8(ascii: ">"), from: index) {
      index = end + 1
      if bytes[end - 1] == UInt8(ascii: "-"), bytes[end - 2] == UInt8(ascii: "-") { return }
    }
    index = bytes.count
  }

  private mutating func skipSpace() {
    while index < bytes.count, bytes[index].isASCIISpace { index += 1 }
  }

  private static func endsName(_ byte: UInt8) -> Bool {
    byte.isASCIISpace || byte == UInt8(ascii: ">") || byte == UInt8(ascii: "/")
      || byte == UInt8(ascii: "<")
  }
}

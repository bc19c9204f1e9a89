extension PlainReader {
  /// The attributes before a declaration, as they are written.
  mutating func readAttributes() throws(NotPlain) -> [String] {
    var attributes: [String] = []
    while cursor.isAt("@") { attributes.append(try readAttribute()) }
    return attributes
  }

  private mutating func readAttribute() throws(NotPlain) -> String {
    let start = cursor.index
    try expect("@")
    guard isAttached, let name = cursor.takeLabel() else { throw NotPlain() }
    if name == "available" {
      try passAvailability()
    } else if Self.isActor(name) {
      while cursor.isAt(".") { try passComponent() }
    } else if !Self.attributesWithoutArguments.contains(name) {
      throw NotPlain()
    }
    // What follows at once may be its argument.
    guard !isAttached else { throw NotPlain() }
    return text(from: start)
  }

  /// `(macOS 13.0, *)`, `(*, deprecated, message: "...")`
  private mutating func passAvailability() throws(NotPlain) {
    guard isAttached, cursor.take("(") else { throw NotPlain() }
    repeat {
      if cursor.take("*") { continue }
      guard let word = cursor.takeLabel() else { throw NotPlain() }
      if cursor.take(":") {
        try passValue(of: word)
      } else if cursor.next?.kind == .word {
        try passVersion()
      }
    } while cursor.take(",")
    try expect(")")
  }

  private mutating func passValue(of label: String) throws(NotPlain) {
    switch label {
    case "introduced", "deprecated", "obsoleted": try passVersion()
    case "message", "renamed": try passPlainString()
    default: throw NotPlain()
    }
  }

  private mutating func passVersion() throws(NotPlain) {
    try passNumber()
    while isAttached, cursor.take(".") {
      guard isAttached else { throw NotPlain() }
      try passNumber()
    }
  }

  private mutating func passNumber() throws(NotPlain) {
    guard let next = cursor.next, next.kind == .word,
      cursor.source.bytes[next.start..<next.end].allSatisfy({
        UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0
      })
    else { throw NotPlain() }
    cursor.advance()
  }

  /// A string on one line, without hashes, escapes and interpolations.
  private mutating func passPlainString() throws(NotPlain) {
    guard let next = cursor.next, next.kind == .literal, next.byte == UInt8(ascii: "\"") else {
      throw NotPlain()
    }
    let inside = cursor.source.bytes[(next.start + 1)..<next.end].dropLast()
    guard cursor.source.bytes[next.start..<next.end].last == UInt8(ascii: "\""), !inside.isEmpty,
      !inside.contains(UInt8(ascii: "\\")), !inside.contains(UInt8(ascii: "\"")),
      cursor.source.bytes[next.start - 1] != UInt8(ascii: "#")
    else { throw NotPlain() }
    cursor.advance()
  }

  private mutating func passComponent() throws(NotPlain) {
    guard isAttached, cursor.take("."), isAttached, let name = cursor.takeLabel(),
      Self.isActor(name)
    else { throw NotPlain() }
  }

  /// Whether a name that stands in an attribute may be a type's.
  private static func isActor(_ name: String) -> Bool {
    name.utf8.first.map { UInt8(ascii: "A")...UInt8(ascii: "Z") ~= $0 } ?? false
  }

  private func text(from start: Int) -> String {
    let range = cursor.source.tokens[start].start..<cursor.source.tokens[cursor.index - 1].end
    return String(decoding: cursor.source.bytes[range], as: UTF8.self)
  }

  private static let attributesWithoutArguments: Set<String> = [
    "discardableResult", "preconcurrency", "concurrent",
  ]
}

import HTMLText

/// The entities that a document declares in its own DOCTYPE. External ones and parameter entities
/// are passed over: nothing is ever loaded.
struct InternalEntities {
  private var values: [String: [UInt8]] = [:]
  /// How many bytes expansions may still add. Below zero, the document is a bomb.
  var growthLeft = 0

  /// Reads a DOCTYPE's declarations.
  /// - Returns: The offset behind it.
  mutating func read(doctype bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    var index = start + 9
    var isInside = false
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        guard let end = bytes.firstIndex(of: bytes[index], from: index + 1) else {
          return bytes.count
        }
        index = end + 1
      case UInt8(ascii: "["):
        isInside = true
        index += 1
      case UInt8(ascii: "]"):
        isInside = false
        index += 1
      case UInt8(ascii: ">") where !isInside:
        return index + 1
      case UInt8(ascii: "<"):
        index = declaration(in: bytes, from: index)
      default:
        index += 1
      }
    }
    return bytes.count
  }

  /// What the reference at an offset stands for, if its entity was declared.
  mutating func expansion(
    in bytes: UnsafeBufferPointer<UInt8>, at ampersand: Int
  ) -> (value: String, end: Int)? {
    guard !values.isEmpty, let (name, end) = Self.name(in: bytes, at: ampersand),
      values[name] != nil
    else { return nil }
    var output: [UInt8] = []
    expand(name, into: &output, depth: 0)
    return (String(decoding: output, as: UTF8.self), end)
  }

  private mutating func expand(_ name: String, into output: inout [UInt8], depth: Int) {
    guard let value = values[name], growthLeft >= 0, depth < 16 else { return }
    growthLeft -= value.count + 16
    value.withUnsafeBufferPointer { value in
      var index = 0
      while index < value.count, growthLeft >= 0 {
        if value[index] == UInt8(ascii: "&") {
          if let (inner, end) = Self.name(in: value, at: index), values[inner] != nil {
            expand(inner, into: &output, depth: depth + 1)
            index = end
            continue
          } else if let reference = CharacterReference(in: value, at: index) {
            output.append(contentsOf: reference.characters.utf8)
            index = reference.end
            continue
          }
        }
        output.append(value[index])
        index += 1
      }
    }
  }

  /// `<!ENTITY name "value">`; all else is passed over.
  /// - Returns: The offset behind it.
  private mutating func declaration(
    in bytes: UnsafeBufferPointer<UInt8>, from start: Int
  ) -> Int {
    if bytes[start...].starts(with: "<!--".utf8) {
      return bytes.range(of: "-->", from: start + 4)?.upperBound ?? bytes.count
    }
    let (words, value, end) = Self.parts(in: bytes, from: start + 1)
    // External entities have a third word, parameter entities a `%`.
    if words.count == 2, bytes[words[0]].elementsEqual("!ENTITY".utf8), let value,
      values.count < 1024
    {
      let name = String(decoding: bytes[words[1]], as: UTF8.self)
      // The first declaration counts (XML 1.0, section 4.2), and XML's own names are XML's.
      if values[name] == nil, !Self.reserved.contains(name) { values[name] = Array(bytes[value]) }
    }
    return min(end + 1, bytes.count)
  }

  /// The words of a declaration, what it has in quotes first, and where its `>` is.
  private static func parts(
    in bytes: UnsafeBufferPointer<UInt8>, from start: Int
  ) -> (words: [Range<Int>], value: Range<Int>?, end: Int) {
    var index = start
    var words: [Range<Int>] = []
    var value: Range<Int>?
    while index < bytes.count, bytes[index] != UInt8(ascii: ">") {
      let byte = bytes[index]
      if isQuote(byte) {
        let end = bytes.firstIndex(of: byte, from: index + 1) ?? bytes.count
        value = value ?? (index + 1)..<end
        index = end + 1
      } else if byte.isXMLSpace {
        index += 1
      } else {
        let word = bytes[index...].prefix {
          !$0.isXMLSpace && $0 != UInt8(ascii: ">") && !isQuote($0)
        }
        words.append(word.indices)
        index = word.endIndex
      }
    }
    return (words, value, index)
  }

  private static func isQuote(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'")
  }

  private static let reserved: Set<String> = ["amp", "lt", "gt", "quot", "apos"]

  private static func name(
    in bytes: UnsafeBufferPointer<UInt8>, at ampersand: Int
  ) -> (String, end: Int)? {
    var index = ampersand + 1
    while index < bytes.count, bytes[index].isXMLName, index - ampersand < 256 { index += 1 }
    guard index > ampersand + 1, index < bytes.count, bytes[index] == UInt8(ascii: ";") else {
      return nil
    }
    return (String(decoding: bytes[(ampersand + 1)..<index], as: UTF8.self), index + 1)
  }
}

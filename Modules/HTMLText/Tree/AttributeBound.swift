/// Bounds the attributes of a tag on their way to libxml2, which compares each with all before it.
struct AttributeBound {
  /// No tag of a feed has so many.
  private static let limit = 64

  private enum State {
    case text, names, value
    case quoted(UInt8)
  }

  private var state = State.text
  /// How many parts of the tag were ended by space, a slash or a quote.
  private var parts = 0
  /// The last byte that isn't white space.
  private var previous: UInt8 = 0
  private var isBehindSpace = false

  /// A tag begins with the next byte.
  mutating func beginTag() {
    self = AttributeBound()
    state = .names
  }

  /// Whether the next byte is handed on.
  mutating func admits(_ byte: UInt8) -> Bool {
    guard case .text = state else { return admitsInTag(byte) }
    return true
  }

  private mutating func admitsInTag(_ byte: UInt8) -> Bool {
    let isWithin = parts < Self.limit
    let isSpace = byte.isASCIISpace
    switch state {
    case .quoted(let quote):
      if byte == quote { endPart() }
      return isWithin
    case _ where byte == UInt8(ascii: ">"):
      state = .text
      return true
    case .value where isSpace && previous == UInt8(ascii: "="):
      break
    case _ where isSpace:
      if !isBehindSpace { endPart() }
      // Behind the tag's own name, a `=` assigns nothing.
      if parts == 1 { previous = 0 }
    case .value where previous == UInt8(ascii: "=") && Self.isQuote(byte):
      state = .quoted(byte)
    case .names where byte == UInt8(ascii: "/"):
      endPart()
    case .names where byte == UInt8(ascii: "=") && Self.isName(previous):
      state = .value
    default:
      break
    }
    isBehindSpace = isSpace
    if !isSpace { previous = byte }
    return isWithin
  }

  private mutating func endPart() {
    parts += 1
    state = .names
  }

  private static func isQuote(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'")
  }

  private static func isName(_ byte: UInt8) -> Bool {
    !isQuote(byte) && byte != UInt8(ascii: "=") && byte != UInt8(ascii: "/") && byte > 0x20
  }
}

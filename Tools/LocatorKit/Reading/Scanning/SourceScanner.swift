/// Splits a Swift file into tokens without parsing it, at the speed of its bytes.
///
/// It knows comments, every kind of string, and regular expressions; what it can't tell it leaves to
/// the parser, for whatever is built on it must hold however the tokens fall.
struct SourceScanner {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var index = 0
  private var followsNewline = true
  private var followsSpace = true
  private(set) var tokens: [ScannedToken] = []
  private(set) var lineComments: [Range<Int>] = []
  /// Where interpolations stand in one another too deep: what follows wasn't scanned.
  private(set) var deepString: Int?
  private var interpolations = 0
  private static let interpolationLimit = 64

  /// Scans the whole of `bytes`.
  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
    tokens.reserveCapacity(bytes.count / 5)
    scan(untilClosingParenthesis: false)
  }

  private func peek(_ distance: Int = 0) -> UInt8 {
    let place = index + distance
    return place < bytes.count ? bytes[place] : 0
  }

  /// Scans to the end, or to the `)` that closes a string's interpolation.
  private mutating func scan(untilClosingParenthesis: Bool) {
    var depth = 0
    while index < bytes.count {
      let byte = bytes[index]
      switch byte {
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        followsNewline = true
        followsSpace = true
        index += 1
      case UInt8(ascii: " "), UInt8(ascii: "\t"):
        followsSpace = true
        index += 1
      case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "/"):
        skipLineComment()
      case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "*"):
        skipBlockComment()
      case UInt8(ascii: "/") where startsRegularExpression && skipRegularExpression(hashes: 0):
        break
      case UInt8(ascii: "\""):
        scanString(hashes: 0)
      case UInt8(ascii: "#"):
        scanHash()
      case _ where Self.isWord(byte):
        scanWord()
      case UInt8(ascii: "`"):
        scanQuotedWord()
      default:
        if untilClosingParenthesis {
          if byte == UInt8(ascii: "(") { depth += 1 }
          if byte == UInt8(ascii: ")") {
            if depth == 0 { return }
            depth -= 1
          }
        }
        add(.punctuation, from: index, to: index + 1)
      }
    }
  }

  private mutating func add(_ kind: ScannedToken.Kind, from start: Int, to end: Int) {
    tokens.append(
      ScannedToken(
        kind: kind, start: start, end: end, byte: bytes[start], followsNewline: followsNewline,
        followsSpace: followsSpace))
    followsNewline = false
    followsSpace = false
    index = end
  }

  private mutating func scanWord() {
    var end = index + 1
    while end < bytes.count, Self.isWord(bytes[end]) { end += 1 }
    add(.word, from: index, to: end)
  }

  /// A word in backticks becomes a word without them.
  private mutating func scanQuotedWord() {
    var end = index + 1
    while end < bytes.count, Self.isWord(bytes[end]) { end += 1 }
    guard end > index + 1, end < bytes.count, bytes[end] == UInt8(ascii: "`") else {
      return add(.punctuation, from: index, to: index + 1)
    }
    add(.word, from: index + 1, to: end)
    index = end + 1
  }

  private mutating func skipLineComment() {
    let start = index
    while index < bytes.count, bytes[index] != UInt8(ascii: "\n"),
      bytes[index] != UInt8(ascii: "\r")
    { index += 1 }
    lineComments.append(start..<index)
  }

  private mutating func skipBlockComment() {
    var depth = 0
    repeat {
      if peek() == UInt8(ascii: "/"), peek(1) == UInt8(ascii: "*") {
        depth += 1
        index += 2
      } else if peek() == UInt8(ascii: "*"), peek(1) == UInt8(ascii: "/") {
        depth -= 1
        index += 2
      } else {
        if peek() == UInt8(ascii: "\n") { followsNewline = true }
        index += 1
      }
    } while depth > 0 && index < bytes.count
    followsSpace = true
  }

  /// A `#` begins a raw string, a regular expression or a word such as `#if`.
  private mutating func scanHash() {
    var hashes = 0
    while peek(hashes) == UInt8(ascii: "#") { hashes += 1 }
    switch peek(hashes) {
    case UInt8(ascii: "\""):
      index += hashes
      scanString(hashes: hashes)
    case UInt8(ascii: "/"):
      index += hashes
      if !skipRegularExpression(hashes: hashes) { add(.punctuation, from: index, to: index + 1) }
    default:
      add(.punctuation, from: index, to: index + 1)
    }
  }

  private mutating func scanString(hashes: Int) {
    let start = index
    let isLong = peek(1) == UInt8(ascii: "\"") && peek(2) == UInt8(ascii: "\"")
    let (newline, space) = (followsNewline, followsSpace)
    index += isLong ? 3 : 1
    while index < bytes.count {
      let byte = bytes[index]
      if byte == UInt8(ascii: "\\"), hasHashes(hashes, at: index + 1) {
        index += 1 + hashes
        if peek() == UInt8(ascii: "(") { scanInterpolation() }
        index += 1
      } else if byte == UInt8(ascii: "\"") {
        let width = isLong ? 3 : 1
        if !isLong || (peek(1) == byte && peek(2) == byte), hasHashes(hashes, at: index + width) {
          index += width + hashes
          break
        }
        index += 1
      } else if !isLong && (byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")) {
        break
      } else {
        index += 1
      }
    }
    let end = min(index, bytes.count)
    (followsNewline, followsSpace) = (newline, space)
    add(.literal, from: start, to: end)
  }

  private mutating func scanInterpolation() {
    guard interpolations < Self.interpolationLimit else {
      deepString = index
      index = bytes.count
      return
    }
    index += 1
    interpolations += 1
    scan(untilClosingParenthesis: true)
    interpolations -= 1
  }

  private func hasHashes(_ count: Int, at place: Int) -> Bool {
    guard place + count <= bytes.count else { return false }
    return (0..<count).allSatisfy { bytes[place + $0] == UInt8(ascii: "#") }
  }

  /// Whether a `/` stands where an operand may begin, so that it isn't a division.
  private var startsRegularExpression: Bool {
    guard let last = tokens.last, !followsNewline else { return false }
    guard last.kind == .punctuation else { return false }
    return "(,=:[{&|!?".utf8.contains(last.byte) && peek(1) != UInt8(ascii: " ")
  }

  private mutating func skipRegularExpression(hashes: Int) -> Bool {
    var end = index + 1
    while end < bytes.count {
      switch bytes[end] {
      case UInt8(ascii: "\\"): end += 2
      case UInt8(ascii: "/") where hasHashes(hashes, at: end + 1):
        add(.literal, from: index, to: end + 1 + hashes)
        return true
      case UInt8(ascii: "\n") where hashes == 0: return false
      default: end += 1
      }
    }
    return false
  }

  /// Letters, digits, `_`, `$`, and every byte beyond ASCII.
  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...:
      true
    default: false
    }
  }
}

/// A file's bytes with its tokens, lines and braces.
struct ScannedSource {
  let bytes: UnsafeBufferPointer<UInt8>
  let tokens: [ScannedToken]
  let lineComments: [Range<Int>]
  /// For a token that opens a brace, a parenthesis or a bracket, the token that closes it.
  let closing: [Int: Int]
  /// Whether each bracket has its partner, so that the tokens can be trusted.
  let isBalanced: Bool
  /// Where strings stand in one another deeper than is scanned.
  let deepString: Int?
  private let lineStarts: [Int]

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    let scanner = SourceScanner(bytes)
    self.bytes = bytes
    tokens = scanner.tokens
    lineComments = scanner.lineComments
    lineStarts = Self.lineStarts(of: bytes)
    (closing, isBalanced) = Self.matchBrackets(scanner.tokens)
    deepString = scanner.deepString
  }

  /// The line and column of a byte.
  func position(of offset: Int) -> Position {
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return Position(line: low + 1, column: offset - lineStarts[low] + 1)
  }

  /// The token's text.
  func text(_ token: ScannedToken) -> String {
    String(decoding: bytes[token.start..<token.end], as: UTF8.self)
  }

  /// Whether the token is this word.
  func isWord(_ token: ScannedToken, _ word: StaticString) -> Bool {
    guard token.kind == .word, token.end - token.start == word.utf8CodeUnitCount else {
      return false
    }
    return (0..<word.utf8CodeUnitCount).allSatisfy {
      bytes[token.start + $0] == word.utf8Start[$0]
    }
  }

  /// Whether the token is a word with "Locator" in it.
  func namesLocator(_ token: ScannedToken) -> Bool {
    let word = StaticString("Locator")
    let width = word.utf8CodeUnitCount
    guard token.kind == .word, token.end - token.start >= width else { return false }
    return (token.start...token.end - width).contains { start in
      (0..<width).allSatisfy { bytes[start + $0] == word.utf8Start[$0] }
    }
  }

  /// Whether the token begins a type, or an extension of one.
  func isTypeKeyword(_ token: ScannedToken) -> Bool {
    isWord(token, "struct") || isWord(token, "class") || isWord(token, "enum")
      || isWord(token, "actor") || isWord(token, "extension")
  }

  /// Whether a type may be declared among these tokens.
  func declaresType(_ range: Range<Int>) -> Bool {
    tokens[range].contains(where: isTypeKeyword)
  }

  /// The index of the first token at or after a byte.
  func firstToken(from offset: Int) -> Int {
    var low = 0
    var high = tokens.count
    while low < high {
      let middle = (low + high) / 2
      if tokens[middle].start < offset { low = middle + 1 } else { high = middle }
    }
    return low
  }

  private static func lineStarts(of bytes: UnsafeBufferPointer<UInt8>) -> [Int] {
    var starts = [0]
    for index in bytes.indices {
      let isReturn = bytes[index] == UInt8(ascii: "\r")
      let isPair = isReturn && index + 1 < bytes.count && bytes[index + 1] == UInt8(ascii: "\n")
      if bytes[index] == UInt8(ascii: "\n") || (isReturn && !isPair) { starts.append(index + 1) }
    }
    return starts
  }

  private static func matchBrackets(_ tokens: [ScannedToken]) -> ([Int: Int], Bool) {
    var closing: [Int: Int] = [:]
    var open: [(index: Int, closer: UInt8)] = []
    for (index, token) in tokens.enumerated() where token.kind == .punctuation {
      switch token.byte {
      case UInt8(ascii: "{"): open.append((index, UInt8(ascii: "}")))
      case UInt8(ascii: "("): open.append((index, UInt8(ascii: ")")))
      case UInt8(ascii: "["): open.append((index, UInt8(ascii: "]")))
      case UInt8(ascii: "}"), UInt8(ascii: ")"), UInt8(ascii: "]"):
        guard let last = open.popLast(), last.closer == token.byte else { return (closing, false) }
        closing[last.index] = index
      default: break
      }
    }
    return (closing, open.isEmpty)
  }
}

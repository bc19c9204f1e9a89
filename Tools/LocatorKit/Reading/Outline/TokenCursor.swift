/// Reads a file's tokens one after the other, as far as they are what is asked for.
struct TokenCursor {
  let source: ScannedSource
  /// The token that comes next.
  private(set) var index: Int

  init(_ source: ScannedSource, at index: Int) {
    self.source = source
    self.index = index
  }

  var next: ScannedToken? { index < source.tokens.count ? source.tokens[index] : nil }

  /// The token so many behind the next one.
  func following(_ distance: Int) -> ScannedToken? {
    let place = index + distance
    return place < source.tokens.count ? source.tokens[place] : nil
  }

  /// Whether nothing follows on the same line.
  var isAtLineEnd: Bool { next?.followsNewline ?? true }

  /// Whether the next token is this word, or this character.
  func isAt(_ text: StaticString) -> Bool {
    switch next?.kind {
    case .word: next.map { source.isWord($0, text) && !isQuoted($0) } ?? false
    case .punctuation: text.utf8CodeUnitCount == 1 && next?.byte == text.utf8Start[0]
    case .literal, nil: false
    }
  }

  /// Passes over the word, or the character.
  mutating func take(_ text: StaticString) -> Bool {
    guard isAt(text) else { return false }
    index += 1
    return true
  }

  /// Passes over whatever comes next.
  mutating func advance() { index += 1 }

  /// Passes over `->`.
  mutating func takeArrow() -> Bool {
    guard isAt("-"), index + 1 < source.tokens.count,
      source.tokens[index + 1].byte == UInt8(ascii: ">"), !source.tokens[index + 1].followsSpace
    else { return false }
    index += 2
    return true
  }

  /// Passes over a literal, a number or a word for a value, that is one token and names nothing.
  mutating func takePlainLiteral() -> Bool {
    guard let next else { return false }
    let isPlain =
      switch next.kind {
      case .literal: !source.bytes[next.start..<next.end].contains(UInt8(ascii: "\\"))
      case .word: isDecimal(next) || source.isWord(next, "true") || source.isWord(next, "false")
      case .punctuation: false
      }
    if isPlain { index += 1 }
    return isPlain
  }

  /// Passes over a type's name: one that begins with a capital letter.
  mutating func takeTypeName() -> String? {
    guard let next, isAscii(next), next.byte >= UInt8(ascii: "A"), next.byte <= UInt8(ascii: "Z")
    else { return nil }
    let name = source.text(next)
    guard !Self.reservedTypes.contains(name) else { return nil }
    index += 1
    return name
  }

  /// Passes over the name of a member or a parameter.
  mutating func takeName() -> String? {
    guard let next, isAscii(next), next.byte >= UInt8(ascii: "a"), next.byte <= UInt8(ascii: "z")
    else { return nil }
    let name = source.text(next)
    guard !Self.reserved.contains(name) else { return nil }
    index += 1
    return name
  }

  /// Passes over the label of a parameter, which may be a word that is reserved elsewhere.
  mutating func takeLabel() -> String? {
    guard let next, isAscii(next), !isDigit(next.byte) else { return nil }
    index += 1
    return source.text(next)
  }

  /// Passes over a word that says who may use a declaration.
  mutating func takeAccess() -> Access? {
    guard let access = next.flatMap({ Access(keyword: source.text($0)) }) else { return nil }
    index += 1
    return access
  }

  /// Passes over everything up to the end of the block, the parentheses or the brackets that open next.
  ///
  /// - Returns: the tokens that open and close it.
  mutating func takeBlock() -> (open: Int, close: Int)? {
    guard let close = source.closing[index] else { return nil }
    defer { index = close + 1 }
    return (index, close)
  }

  /// Goes on at the first token from this byte on.
  mutating func skip(to offset: Int) {
    index = source.firstToken(from: offset)
  }

  /// Whether the token is a word of ASCII, without backticks.
  private func isAscii(_ token: ScannedToken) -> Bool {
    token.kind == .word && source.bytes[token.start..<token.end].allSatisfy { $0 < 0x80 }
      && !isQuoted(token)
  }

  /// Whether the word stands in backticks.
  private func isQuoted(_ token: ScannedToken) -> Bool {
    token.start > 0 && source.bytes[token.start - 1] == UInt8(ascii: "`")
  }

  private func isDecimal(_ token: ScannedToken) -> Bool {
    source.bytes[token.start..<token.end].allSatisfy(isDigit)
  }

  private func isDigit(_ byte: UInt8) -> Bool {
    byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
  }

  private static let reservedTypes: Set<String> = ["Any", "Self", "Protocol", "Type"]

  /// The words that name nothing without backticks.
  static let reserved: Set<String> = [
    "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer",
    "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for",
    "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "nil",
    "operator", "precedencegroup", "private", "protocol", "public", "repeat", "rethrows",
    "return", "self", "static", "struct", "subscript", "super", "switch", "throw", "throws",
    "true", "try", "typealias", "var", "where", "while",
  ]
}

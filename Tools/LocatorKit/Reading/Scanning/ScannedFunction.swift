/// A function with a body, as far as its tokens tell.
struct ScannedFunction {
  let keyword: Int
  /// The tokens of the body's braces.
  let brace: Int
  let close: Int
  /// No parameters, and a result that may be an interface.
  let mayBeWitness: Bool
  /// A result that is an interface.
  let returnsInterface: Bool
  /// At least one parameter, and none with a default.
  let mustTakeArgument: Bool
  /// Its signature names a locator, which it may use.
  let takesLocator: Bool

  /// Reads on from the word `func`; nil when no body follows, or the tokens are unusual.
  init?(after keyword: Int, in source: ScannedSource) {
    let tokens = source.tokens
    guard keyword + 2 < tokens.count, tokens[keyword + 1].kind == .word else { return nil }
    var index = keyword + 2
    if tokens[index].byte == UInt8(ascii: "<") {
      // A generic clause may itself hold brackets; it ends where the parameters begin.
      while index < tokens.count, tokens[index].byte != UInt8(ascii: "(") {
        if tokens[index].byte == UInt8(ascii: "{") { return nil }
        index += 1
      }
    }
    guard index < tokens.count, tokens[index].byte == UInt8(ascii: "("),
      let end = source.closing[index]
    else { return nil }
    let hasDefault = tokens[index..<end].contains {
      $0.kind == .punctuation && $0.byte == UInt8(ascii: "=")
    }
    guard let (brace, result) = Self.body(after: end, in: source), let close = source.closing[brace]
    else { return nil }
    self.keyword = keyword
    self.brace = brace
    self.close = close
    mayBeWitness = end == index + 1 && result.map { Self.mayBeInterface($0, in: source) } == true
    returnsInterface = result.map { source.isWord($0, "any") } == true
    mustTakeArgument = end > index + 1 && !hasDefault
    takesLocator =
      end > index + 1
      && tokens[keyword + 2..<brace].contains(where: source.namesLocator)
  }

  /// The body's opening brace, with the first token of the result before it.
  private static func body(after parameters: Int, in source: ScannedSource)
    -> (brace: Int, result: ScannedToken?)?
  {
    let tokens = source.tokens
    var result: ScannedToken?
    var index = parameters + 1
    while index < tokens.count {
      let token = tokens[index]
      if token.kind == .punctuation, token.byte == UInt8(ascii: "{") { return (index, result) }
      if endsSignature(token, in: source) { return nil }
      if token.byte == UInt8(ascii: ">"), tokens[index - 1].byte == UInt8(ascii: "-"),
        result == nil,
        index + 1 < tokens.count
      {
        result = tokens[index + 1]
      }
      index = token.kind == .punctuation ? (source.closing[index] ?? index) + 1 : index + 1
    }
    return nil
  }

  private static func endsSignature(_ token: ScannedToken, in source: ScannedSource) -> Bool {
    guard token.kind == .word else { return token.byte == UInt8(ascii: "}") }
    return signatureEnds.contains(source.text(token))
  }

  private static let signatureEnds: Set<String> = [
    "func", "var", "let", "init", "subscript", "case", "static", "deinit", "typealias", "import",
  ]

  private static func mayBeInterface(_ result: ScannedToken, in source: ScannedSource) -> Bool {
    result.byte == UInt8(ascii: "(")
      || (result.kind == .word && !StandardNames.types.contains(source.text(result)))
  }

  /// The first token of the declaration, its modifiers and attributes with it; nil when what stands
  /// before it isn't the end of another.
  func start(in source: ScannedSource) -> Int? {
    var start = keyword
    while start > 0 {
      let previous = source.tokens[start - 1]
      if previous.kind == .word, start > 1, source.tokens[start - 2].byte == UInt8(ascii: "@") {
        start -= 2
      } else if previous.kind == .word, Self.modifiers.contains(source.text(previous)) {
        start -= 1
      } else {
        let ends = previous.byte == UInt8(ascii: "{") || previous.byte == UInt8(ascii: "}")
        return ends ? start : nil
      }
    }
    return nil
  }

  private static let modifiers: Set<String> = [
    "public", "private", "fileprivate", "internal", "package", "open", "static", "class", "final",
    "override", "mutating", "nonmutating", "nonisolated", "dynamic", "consuming", "borrowing",
  ]
}

/// The initializers of a file that take a locator, as far as its tokens tell.
struct ScannedInitializers {
  private let source: ScannedSource

  init(_ source: ScannedSource) {
    self.source = source
  }

  /// The functions that they call without an argument.
  func called() -> Set<String> {
    var names: Set<String> = []
    var index = 0
    while index < source.tokens.count {
      guard source.isWord(source.tokens[index], "init"), let body = body(after: index) else {
        index += 1
        continue
      }
      for place in body where isCall(at: place) { names.insert(source.text(source.tokens[place])) }
      index = body.upperBound
    }
    return names
  }

  /// The tokens of the body, when a locator stands in the signature before it.
  private func body(after keyword: Int) -> Range<Int>? {
    var index = keyword + 1
    if keyword > 0, source.tokens[keyword - 1].byte == UInt8(ascii: ".") { return nil }
    var takesLocator = false
    while index < min(source.tokens.count, keyword + Self.longest),
      source.tokens[index].byte != UInt8(ascii: "{")
    {
      let token = source.tokens[index]
      if token.byte == UInt8(ascii: "}") { return nil }
      if source.namesLocator(token) { takesLocator = true }
      index += 1
    }
    guard index < source.tokens.count, takesLocator, let close = source.closing[index] else {
      return nil
    }
    return index + 1..<close
  }

  /// No signature that people write has more tokens.
  private static let longest = 512

  private func isCall(at index: Int) -> Bool {
    let tokens = source.tokens
    return tokens[index].kind == .word && index + 2 < tokens.count
      && tokens[index + 1].byte == UInt8(ascii: "(") && tokens[index + 2].byte == UInt8(ascii: ")")
  }
}

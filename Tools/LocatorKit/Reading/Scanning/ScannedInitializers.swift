/// The initializers of a file that take a locator, as far as its tokens tell.
struct ScannedInitializers {
  /// The functions that they call without an argument.
  private(set) var called: Set<String> = []
  /// The names under which they take a locator.
  private(set) var locators: Set<String> = []

  private let source: ScannedSource

  init(_ source: ScannedSource) {
    self.source = source
    var index = 0
    while index < source.tokens.count {
      guard source.isWord(source.tokens[index], "init"), let body = readSignature(after: index)
      else {
        index += 1
        continue
      }
      for place in body where isCall(at: place) { called.insert(source.text(source.tokens[place])) }
      index = body.upperBound
    }
  }

  /// The tokens of the body, when a locator stands in the signature before it.
  private mutating func readSignature(after keyword: Int) -> Range<Int>? {
    if keyword > 0, source.tokens[keyword - 1].byte == UInt8(ascii: ".") { return nil }
    var index = keyword + 1
    var names: Set<String> = []
    var name: ScannedToken?
    while index < min(source.tokens.count, keyword + Self.longest),
      source.tokens[index].byte != UInt8(ascii: "{")
    {
      let token = source.tokens[index]
      if token.byte == UInt8(ascii: "}") { return nil }
      if token.byte == UInt8(ascii: ":"), source.tokens[index - 1].kind == .word {
        name = source.tokens[index - 1]
      }
      if source.namesLocator(token), let name { names.insert(source.text(name)) }
      index += 1
    }
    guard index < source.tokens.count, !names.isEmpty, let close = source.closing[index] else {
      return nil
    }
    locators.formUnion(names)
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

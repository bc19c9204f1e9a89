/// Tells which names some tokens read as values, and which they reach through a dot.
struct UsageScanner {
  private let source: ScannedSource

  init(_ source: ScannedSource) {
    self.source = source
  }

  /// The usage between two bytes.
  func usage(in range: Range<Int>) -> DeclarationFact.Usage {
    var values: Set<String> = []
    var accessed: Set<String> = []
    let first = source.firstToken(from: range.lowerBound)
    for index in first..<source.tokens.count {
      let token = source.tokens[index]
      if token.start >= range.upperBound { break }
      guard token.kind == .word, !isNumber(token) else { continue }
      switch role(of: index) {
      case .accessed: accessed.insert(source.text(token))
      case .value: values.insert(source.text(token))
      case .neither: break
      }
    }
    return DeclarationFact.Usage(values: values.sorted(), accessed: accessed.sorted())
  }

  /// The names that the whole file reaches through a dot.
  func accessed() -> [String] {
    var found: Set<String> = []
    for index in source.tokens.indices
    where source.tokens[index].kind == .word && !isNumber(source.tokens[index])
      && role(of: index) == .accessed
    {
      found.insert(source.text(source.tokens[index]))
    }
    return found.sorted()
  }

  /// Every name of the file that begins with a capital letter.
  func capitalized() -> [(name: String, token: Int)] {
    source.tokens.indices.compactMap { index in
      let token = source.tokens[index]
      guard token.kind == .word, isCapital(token.byte) else { return nil }
      return (source.text(token), index)
    }
  }

  private enum Role {
    case value
    case accessed
    case neither
  }

  private func role(of index: Int) -> Role {
    let tokens = source.tokens
    let previous = index > 0 ? tokens[index - 1] : nil
    let followsDot = previous?.byte == UInt8(ascii: ".") && previous?.kind == .punctuation
    let isOfSelf = followsDot && index > 1 && source.isWord(tokens[index - 2], "self")
    if followsDot && !isOfSelf { return .accessed }
    if let previous, previous.kind == .word, isDeclarator(previous) { return .neither }
    if isBaseOrTarget(index + 1) || isCapital(tokens[index].byte) {
      return isOfSelf ? .accessed : .neither
    }
    return isAssignedToProperty(index) ? .neither : .value
  }

  /// Whether what follows makes the name a base (`x.`, `x?.`, `x!.`), a label or a target of `=`.
  private func isBaseOrTarget(_ next: Int) -> Bool {
    guard next < source.tokens.count else { return false }
    let token = source.tokens[next]
    guard token.kind == .punctuation else { return false }
    switch token.byte {
    case UInt8(ascii: "."): return true
    case UInt8(ascii: "?"), UInt8(ascii: "!"):
      return next + 1 < source.tokens.count && source.tokens[next + 1].byte == UInt8(ascii: ".")
    case UInt8(ascii: ":"): return !token.followsSpace
    case UInt8(ascii: "="):
      let after = next + 1 < source.tokens.count ? source.tokens[next + 1] : nil
      return after?.byte != UInt8(ascii: "=") || after?.followsSpace == true
    default: return false
    }
  }

  /// `property = name` at the end of a statement: the name lives on in the property alone.
  private func isAssignedToProperty(_ index: Int) -> Bool {
    guard index > 1, source.tokens[index - 1].byte == UInt8(ascii: "=") else { return false }
    let previous = source.tokens[index - 2]
    guard previous.kind == .word, source.tokens[index - 1].kind == .punctuation else {
      return false
    }
    let next = index + 1 < source.tokens.count ? source.tokens[index + 1] : nil
    let isDeclared = index > 2 && isDeclarator(source.tokens[index - 3])
    return !isDeclared && (next.map { $0.followsNewline || $0.byte == UInt8(ascii: "}") } ?? true)
  }

  private func isDeclarator(_ token: ScannedToken) -> Bool {
    source.isWord(token, "let") || source.isWord(token, "var") || source.isWord(token, "func")
      || source.isWord(token, "case")
  }

  private func isNumber(_ token: ScannedToken) -> Bool {
    token.byte >= UInt8(ascii: "0") && token.byte <= UInt8(ascii: "9")
  }

  private func isCapital(_ byte: UInt8) -> Bool {
    byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z")
  }
}

/// Finds the types that a file declares by its tokens alone: what a fake needs is parsed later, and the
/// rest never.
struct OutlineScanner {
  private let source: ScannedSource
  private var index = 0
  /// The types around the current token: what they are called, and where they end.
  private var around: [(path: [String], end: Int)] = []
  private var conditions: [String] = []
  /// For a parenthesis that was passed over, its partner.
  private var opening: [Int: Int] = [:]
  private(set) var declarations: [OutlinedDeclaration] = []
  /// Where the last import ends, with the `#if` around it.
  private(set) var importsEnd = 0
  private var hasImportInCondition = false

  init(_ source: ScannedSource) {
    self.source = source
  }

  /// Goes through the whole file.
  mutating func scan() {
    guard source.deepString == nil, NestingCheck(source).excess == nil else { return }
    while index < source.tokens.count {
      while let last = around.last, last.end <= index { around.removeLast() }
      let token = source.tokens[index]
      switch token.kind {
      case .literal: index += 1
      case .punctuation: passPunctuation(token)
      case .word: readWord(token)
      }
    }
  }

  private mutating func passPunctuation(_ token: ScannedToken) {
    switch token.byte {
    case UInt8(ascii: "{"), UInt8(ascii: "("), UInt8(ascii: "["):
      let end = source.closing[index] ?? source.tokens.count
      opening[end] = index
      index = end + 1
    case UInt8(ascii: "#"):
      readDirective()
    default:
      index += 1
    }
  }

  private mutating func readDirective() {
    guard let word = self.token(index + 1).map(source.text) else {
      index += 1
      return
    }
    let line = restOfLine(from: index + 2)
    switch word {
    case "if": conditions.append(line)
    case "elseif":
      if let last = conditions.popLast() { conditions.append("!(\(last)) && (\(line))") }
    case "else": if let last = conditions.popLast() { conditions.append("!(\(last))") }
    case "endif":
      _ = conditions.popLast()
      if conditions.isEmpty, hasImportInCondition { importsEnd = source.tokens[index + 1].end }
      hasImportInCondition = hasImportInCondition && !conditions.isEmpty
    default: break
    }
    index += 2
  }

  private func restOfLine(from first: Int) -> String {
    var last = first
    while let token = token(last), !token.followsNewline { last += 1 }
    guard last > first else { return "" }
    let range = source.tokens[first].start..<source.tokens[last - 1].end
    return String(decoding: source.bytes[range], as: UTF8.self)
  }

  private mutating func readWord(_ token: ScannedToken) {
    let word = source.text(token)
    if word == "import", !follows(Self.expressionMarks) { return readImport() }
    guard let kind = OutlinedDeclaration.Kind(rawValue: word), isDeclaration(kind),
      let name = self.token(index + 1), name.kind == .word
    else {
      index += 1
      return
    }
    kind == .typealias ? readTypealias(name) : readType(kind, name)
  }

  private mutating func readImport() {
    while let next = token(index + 1), !next.followsNewline { index += 1 }
    if conditions.isEmpty { importsEnd = source.tokens[index].end }
    hasImportInCondition = hasImportInCondition || !conditions.isEmpty
    index += 1
  }

  private mutating func readType(_ kind: OutlinedDeclaration.Kind, _ name: ScannedToken) {
    var open = index + 1
    while let token = token(open), token.byte != UInt8(ascii: "{") {
      open = token.byte == UInt8(ascii: "(") ? (source.closing[open] ?? open) + 1 : open + 1
    }
    guard let end = source.closing[open] else {
      index = source.tokens.count
      return
    }
    let own = kind == .extension ? extendedPath(from: index + 1) : [source.text(name)]
    let path = (around.last?.path ?? []) + own
    add(kind, path, name, upTo: source.tokens[end].end)
    if kind == .protocol {
      declarations[declarations.count - 1].existentials = existentials(in: open..<end)
      index = end + 1
    } else {
      around.append((path, end))
      index = open + 1
    }
  }

  private mutating func readTypealias(_ name: ScannedToken) {
    let first = index
    var end = index + 1
    while let next = token(end + 1), !endsStatement(next, after: source.tokens[end]) {
      end = (source.closing[end + 1] ?? end + 1)
    }
    add(
      .typealias, (around.last?.path ?? []) + [source.text(name)], name,
      upTo: source.tokens[min(end, source.tokens.count - 1)].end)
    index = max(end, first) + 1
  }

  /// Whether a new statement begins with `token`: a line that doesn't carry on with the one before it.
  private func endsStatement(_ token: ScannedToken, after last: ScannedToken) -> Bool {
    if token.byte == UInt8(ascii: "}") || token.byte == UInt8(ascii: ";") { return true }
    guard token.followsNewline else { return false }
    return !"&,=.<-:".utf8.contains(token.byte) && !"&,=.<-:".utf8.contains(last.byte)
      && !source.isWord(token, "where")
  }

  private mutating func add(
    _ kind: OutlinedDeclaration.Kind, _ path: [String], _ name: ScannedToken, upTo end: Int
  ) {
    let first = start(of: index)
    let range = (first > 0 ? source.tokens[first - 1].end : 0)..<end
    declarations.append(
      OutlinedDeclaration(
        kind: kind, path: path, range: range, nameOffset: name.start, conditions: conditions,
        hash: .of(UnsafeRawBufferPointer(UnsafeBufferPointer(rebasing: source.bytes[range])))))
  }

  /// The first token of a declaration: its first attribute or modifier.
  private func start(of keyword: Int) -> Int {
    var first = keyword
    while first > 0 {
      let previous = source.tokens[first - 1]
      if previous.byte == UInt8(ascii: ")"), let open = opening[first - 1], open > 0,
        let attribute = attribute(endingAt: open - 1)
      {
        first = attribute
      } else if previous.kind == .word, Self.modifiers.contains(source.text(previous)) {
        first -= 1
      } else if previous.kind == .word, let attribute = attribute(endingAt: first - 1) {
        first = attribute
      } else {
        break
      }
    }
    return first
  }

  /// The `@` of the attribute whose name ends with this token.
  private func attribute(endingAt last: Int) -> Int? {
    var first = last
    while first > 1, source.tokens[first].kind == .word,
      source.tokens[first - 1].byte == UInt8(ascii: ".")
    { first -= 2 }
    guard first > 0, source.tokens[first - 1].byte == UInt8(ascii: "@") else { return nil }
    return first - 1
  }

  private func extendedPath(from first: Int) -> [String] {
    var path: [String] = []
    var next = first
    while let token = token(next), token.kind == .word {
      path.append(source.text(token))
      guard let dot = self.token(next + 1), dot.byte == UInt8(ascii: ".") else { break }
      next += 2
    }
    return path
  }

  private func existentials(in range: Range<Int>) -> [String] {
    range.compactMap { index in
      source.isWord(source.tokens[index], "any") ? token(index + 1).map(source.text) : nil
    }
  }

  private func isDeclaration(_ kind: OutlinedDeclaration.Kind) -> Bool {
    guard !follows(Self.expressionMarks), let next = token(index + 1) else { return false }
    if index > 0, !source.tokens[index].followsNewline, source.tokens[index - 1].kind == .word,
      Self.memberWords.contains(source.text(source.tokens[index - 1]))
    {
      return false
    }
    return kind != .class || !Self.memberWords.contains(source.text(next))
  }

  private func follows(_ marks: String) -> Bool {
    index > 0 && source.tokens[index - 1].kind == .punctuation
      && marks.utf8.contains(source.tokens[index - 1].byte)
  }

  private func token(_ index: Int) -> ScannedToken? {
    index < source.tokens.count ? source.tokens[index] : nil
  }

  /// After one of these no declaration begins.
  private static let expressionMarks = ".:,&<=-([?!"
  /// Before or after one of these a word that begins a declaration elsewhere is a name or a modifier.
  private static let memberWords: Set<String> = [
    "func", "var", "let", "subscript", "init", "case", "override", "static",
  ]
  private static let modifiers: Set<String> = [
    "public", "package", "internal", "fileprivate", "private", "open", "final", "indirect",
    "nonisolated", "distributed",
  ]
}

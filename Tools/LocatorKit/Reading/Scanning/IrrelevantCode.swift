/// Finds the code that no rule asks about, so that the parser needn't read it: it is by far the slowest part.
///
/// - A function's body goes, unless the function could be a default or an override (no parameters, and a
///   result that may be an interface), could be called by one (it takes a locator, stands in an extension of
///   one, is called by an initializer that takes one, or uses what such an initializer took), is a global one
///   that makes an interface, or the body declares a type. It may only use names, and those the scanner tells.
/// - A member that takes a parameter goes as a whole: it can be neither, and all that's asked is its name.
/// - An import outside of every `#if` goes: its tokens say it all.
/// - The requirements of a protocol go that isn't named as a locator: all that's asked is whether it has any.
struct IrrelevantCode {
  /// A member that was left out, by its name and the brace it stands in.
  struct SkippedMember {
    var name: String
    var offset: Int
    var isStatic: Bool
    var enclosingBrace: Int
  }

  private(set) var ranges: [Range<Int>] = []
  private var members: [SkippedMember] = []
  private(set) var imports: [ScannedImport] = []
  /// The opening braces of protocols whose requirements were left out.
  private(set) var protocols: Set<Int> = []

  /// Where the bodies begin that were left out.
  private var bodies: Set<Int> = []
  /// Where each declaration ends that is left out as a whole, by where it begins.
  private var removed: [Int: Int] = [:]

  private enum Block {
    case type
    case locatorExtension
    case other
  }

  private let source: ScannedSource
  private let initializers: ScannedInitializers
  private var blocks: [Int: Block] = [:]
  private var open: [(close: Int, brace: Int, block: Block)] = []
  private var conditionDepth = 0

  init(_ source: ScannedSource) {
    self.source = source
    initializers = ScannedInitializers(source)
    guard source.isBalanced else { return }
    var index = 0
    while index < source.tokens.count {
      while let last = open.last, index > last.close { open.removeLast() }
      index = visit(index)
    }
  }

  /// Looks at a token, and answers which one comes next.
  private mutating func visit(_ index: Int) -> Int {
    let token = source.tokens[index]
    switch token.kind {
    case .punctuation where token.byte == UInt8(ascii: "{"):
      if let close = source.closing[index] {
        open.append((close, token.start, blocks[index] ?? .other))
      }
    case .punctuation where token.byte == UInt8(ascii: "#"):
      countConditions(index)
    case .word where !followsDot(index):
      if source.isWord(token, "func") { return visitFunction(index) }
      if source.isWord(token, "protocol") { return visitProtocol(index) }
      if source.isWord(token, "import") { return visitImport(index) }
      if source.isTypeKeyword(token), let brace = brace(after: index) {
        blocks[brace] = isLocatorExtension(index, brace) ? .locatorExtension : .type
      }
    default: break
    }
    return index + 1
  }

  /// Where the declaration ends that was left out as a whole, and begins there.
  func end(ofRemovedAt offset: Int) -> Int? { removed[offset] }

  /// Whether the body was left out that begins there.
  func isLeftOut(bodyAt offset: Int) -> Bool { bodies.contains(offset) }

  /// The members that were left out of the block that begins there.
  func members(inBlockAt offset: Int) -> [SkippedMember] {
    members.filter { $0.enclosingBrace == offset }
  }

  /// Leaves a declaration out as a whole.
  private mutating func remove(_ range: Range<Int>) {
    ranges.append(range)
    removed[range.lowerBound] = range.upperBound
  }

  private mutating func countConditions(_ index: Int) {
    guard index + 1 < source.tokens.count, !source.tokens[index + 1].followsSpace else { return }
    if source.isWord(source.tokens[index + 1], "if") { conditionDepth += 1 }
    if source.isWord(source.tokens[index + 1], "endif") { conditionDepth -= 1 }
  }

  private func followsDot(_ index: Int) -> Bool {
    index > 0 && source.tokens[index - 1].byte == UInt8(ascii: ".")
  }

  private mutating func visitImport(_ keyword: Int) -> Int {
    guard open.isEmpty, conditionDepth == 0,
      let found = ScannedImport(at: keyword, in: source)
    else { return keyword + 1 }
    imports.append(found)
    remove(found.range)
    return keyword + 1
  }

  // MARK: Protocols

  private mutating func visitProtocol(_ keyword: Int) -> Int {
    guard keyword + 1 < source.tokens.count, let brace = brace(after: keyword),
      let close = source.closing[brace], close > brace + 1,
      !source.text(source.tokens[keyword + 1]).hasSuffix("Locator"),
      !source.tokens[brace..<close].contains(where: {
        source.isWord($0, "associatedtype") || $0.byte == UInt8(ascii: "#")
      })
    else { return keyword + 1 }
    ranges.append(source.tokens[brace].end..<source.tokens[close].start)
    protocols.insert(source.tokens[brace].start)
    return close + 1
  }

  /// The brace that opens a declaration's members.
  private func brace(after keyword: Int) -> Int? {
    var index = keyword + 1
    guard index < source.tokens.count, source.tokens[index].kind == .word else { return nil }
    while index < source.tokens.count {
      let token = source.tokens[index]
      if token.kind == .punctuation {
        if token.byte == UInt8(ascii: "{") { return index }
        if token.byte == UInt8(ascii: "}") || token.byte == UInt8(ascii: ";") { return nil }
        index = (source.closing[index] ?? index) + 1
      } else {
        if source.isWord(token, "func") || source.isWord(token, "var") { return nil }
        index += 1
      }
    }
    return nil
  }

  // MARK: Functions

  private mutating func visitFunction(_ keyword: Int) -> Int {
    guard let function = ScannedFunction(after: keyword, in: source) else { return keyword + 1 }
    if function.mayBeWitness || (open.isEmpty && function.returnsInterface) || function.takesLocator
      || mayBeCalledByDefault(function)
      || source.declaresType(function.brace..<function.close)
    {
      return function.brace
    }
    if let last = open.last, last.block != .other, conditionDepth == 0, function.mustTakeArgument,
      let start = function.start(in: source)
    {
      remove(source.tokens[start].start..<source.tokens[function.close].end)
      members.append(
        SkippedMember(
          name: source.text(source.tokens[keyword + 1]), offset: source.tokens[keyword + 1].start,
          isStatic: source.tokens[start..<keyword].contains {
            source.isWord($0, "static") || source.isWord($0, "class")
          }, enclosingBrace: last.brace))
    } else {
      ranges.append(source.tokens[function.brace].end..<source.tokens[function.close].start)
      bodies.insert(source.tokens[function.brace].start)
    }
    return function.close + 1
  }

  private func isLocatorExtension(_ keyword: Int, _ brace: Int) -> Bool {
    source.isWord(source.tokens[keyword], "extension")
      && source.tokens[keyword..<brace].contains(where: source.namesLocator)
  }

  private func mayBeCalledByDefault(_ function: ScannedFunction) -> Bool {
    let name = source.text(source.tokens[function.keyword + 1])
    if initializers.called.contains(name) { return true }
    guard !function.mustTakeArgument else { return false }
    return open.last?.block == .locatorExtension
      || source.tokens[function.brace..<function.close].contains {
        $0.kind == .word && initializers.locators.contains(source.text($0))
      }
  }
}

extension MemberFact {
  /// What is known of a function that was left out.
  init(
    _ skipped: IrrelevantCode.SkippedMember, at place: DeclarationReader.Place,
    in source: ScannedSource
  ) {
    self.init(
      kind: .function, name: skipped.name, parameters: .some, inputs: [], type: nil,
      access: place.unwritten, isStatic: skipped.isStatic, isAsync: false, isThrowing: false,
      isMutating: false, isOverride: false, isGeneric: false, constraints: [], isStored: false,
      isSettable: false, condition: place.condition, position: source.position(of: skipped.offset),
      steps: [])
  }
}

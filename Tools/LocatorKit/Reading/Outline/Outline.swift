/// The declarations at a file's top that its tokens tell, but for their bodies.
///
/// The parser is by far the slowest part of a check, and most declarations are plain: no attributes, no
/// generics, no types within, and nothing but functions, initializers and properties without an initial value.
/// Of those the parser reads the bodies alone, and not even those that are plain themselves; all others it reads
/// whole. The facts are the same either way.
struct Outline {
  /// A plain declaration, whose bodies are still to be read.
  struct Declaration {
    var fact: DeclarationFact
    var bodies: [Body]
    /// All of it, from its first modifier to its closing brace.
    var range: Range<Int>
    /// What stands between its braces.
    var inside: Range<Int>
  }

  /// A body for the parser.
  struct Body {
    enum Owner {
      case member(Int)
      case initializer(Int)
    }

    var owner: Owner
    var kind: BodyReader.Kind
    /// All of it, with its braces.
    var range: Range<Int>
  }

  private(set) var declarations: [Declaration] = []

  private let source: ScannedSource
  private let irrelevant: IrrelevantCode
  private var index = 0
  /// The token up to which everything is told by the tokens.
  private var told = 0
  private var conditions = 0
  /// Whether an attribute came that may belong to what follows.
  private var hasAttribute = false

  init(_ source: ScannedSource, without irrelevant: IrrelevantCode) {
    self.source = source
    self.irrelevant = irrelevant
    guard source.isBalanced else { return }
    while let token = index < source.tokens.count ? source.tokens[index] : nil {
      if isBoundary, let found = DeclarationOutline(at: index, in: source, without: irrelevant) {
        declarations.append(found.declaration)
        tell(upTo: found.end)
      } else if let end = irrelevant.end(ofRemovedAt: token.start) {
        tell(upTo: source.firstToken(from: end))
      } else {
        pass(token)
      }
    }
  }

  /// What the parser needn't read.
  var ranges: [Range<Int>] {
    declarations.flatMap { declaration in
      var ranges: [Range<Int>] = []
      var start = declaration.range.lowerBound
      for body in declaration.bodies {
        ranges.append(start..<body.range.lowerBound)
        start = body.range.upperBound
      }
      return ranges + [start..<declaration.range.upperBound]
    }
  }

  /// Where the bodies begin that the parser reads by themselves.
  var braces: Set<Int> { Set(declarations.flatMap { $0.bodies.map(\.range.lowerBound) }) }

  private mutating func tell(upTo token: Int) {
    index = token
    told = token
    hasAttribute = false
  }

  private mutating func pass(_ token: ScannedToken) {
    if token.kind == .punctuation {
      if token.byte == UInt8(ascii: "@") { hasAttribute = true }
      if token.byte == UInt8(ascii: "#"), let next = following(index) {
        if source.isWord(next, "if") { conditions += 1 }
        if source.isWord(next, "endif") { conditions -= 1 }
      }
      if token.byte == UInt8(ascii: "{") { hasAttribute = false }
    }
    index = (source.closing[index] ?? index) + 1
  }

  private func following(_ index: Int) -> ScannedToken? {
    index + 1 < source.tokens.count ? source.tokens[index + 1] : nil
  }

  /// Whether a declaration may begin here that nothing before it belongs to.
  private var isBoundary: Bool {
    guard conditions == 0, !hasAttribute else { return false }
    if index == told { return true }
    let last = source.tokens[index - 1]
    guard source.tokens[index].followsNewline else { return false }
    switch last.kind {
    case .literal: return true
    case .punctuation: return ["}", ")", "]"].contains(Unicode.Scalar(last.byte))
    case .word:
      return source.isWord(last, "endif")
        || (last.byte >= UInt8(ascii: "A") && last.byte <= UInt8(ascii: "Z"))
    }
  }
}

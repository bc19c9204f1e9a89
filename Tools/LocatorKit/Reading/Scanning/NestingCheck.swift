/// Finds what would take the parser without end, or the stack to its end: it has a limit of its own, but
/// not for everything that it reads by calling itself.
struct NestingCheck {
  /// Where something stands in itself more often than is read.
  private(set) var excess: Int?
  /// What stands in brackets so deep in others that the parser, which looks ahead through all of them at
  /// each, would take twice as long for each more.
  private(set) var deepLiterals: [Range<Int>] = []

  private static let limit = 256
  private static let literalLimit = 6
  private static let chainLimit = 4096

  private let source: ScannedSource
  private var open: [UInt8] = []
  private var angles = 0
  private var arrows = 0
  /// For each `#if` that is open, how many branches it has had.
  private var conditions = [0]
  private var alternatives = 0
  private var prefixes = 0
  private var links = 0
  private var literalEnd = -1

  init(_ source: ScannedSource) {
    self.source = source
    for (index, token) in source.tokens.enumerated() {
      switch token.kind {
      case .punctuation: visitPunctuation(token, index)
      case .word: visitWord(token, index)
      case .literal: break
      }
      if excess != nil { return }
      if isExcessive {
        excess = token.start
        return
      }
    }
  }

  private var isExcessive: Bool {
    open.count > Self.limit || angles > Self.limit || arrows > Self.limit
      || conditions.count > Self.limit || alternatives > Self.limit || prefixes > Self.limit
      || links > Self.chainLimit
  }

  private mutating func visitPunctuation(_ token: ScannedToken, _ index: Int) {
    prefixes = 0
    switch token.byte {
    case UInt8(ascii: "{"):
      open.append(token.byte)
      (angles, arrows, links) = (0, 0, 0)
    case UInt8(ascii: "("), UInt8(ascii: "["):
      open.append(token.byte)
      links += 1
      noteLiteral(index)
    case UInt8(ascii: "}"):
      _ = open.popLast()
      (angles, arrows) = (0, 0)
    case UInt8(ascii: ")"), UInt8(ascii: "]"): _ = open.popLast()
    case UInt8(ascii: "<"): angles += 1
    case UInt8(ascii: ">"):
      angles = max(0, angles - 1)
      if index > 0, source.tokens[index - 1].byte == UInt8(ascii: "-") { arrows += 1 }
    case UInt8(ascii: "."), UInt8(ascii: "?"), UInt8(ascii: "!"): links += 1
    case UInt8(ascii: ";"), UInt8(ascii: ","): (arrows, links) = (0, 0)
    default: break
    }
  }

  private mutating func visitWord(_ token: ScannedToken, _ index: Int) {
    let previous = index > 0 ? source.tokens[index - 1] : nil
    if previous?.kind == .word { links = 0 }
    if previous?.byte == UInt8(ascii: "#"), previous?.kind == .punctuation {
      return visitDirective(token)
    }
    guard token.end - token.start <= Self.longestWord else {
      prefixes = 0
      return
    }
    let text = source.text(token)
    if text == "if" {
      let isAlternative = previous.map { source.isWord($0, "else") } == true
      alternatives = isAlternative ? alternatives + 1 : 0
    }
    prefixes = Self.prefixWords.contains(text) ? prefixes + 1 : 0
    if Self.declarators.contains(text) { arrows = 0 }
  }

  private mutating func visitDirective(_ token: ScannedToken) {
    if source.isWord(token, "if") { conditions.append(0) }
    if source.isWord(token, "elseif") {
      conditions[conditions.count - 1] += 1
      if conditions[conditions.count - 1] > Self.limit { excess = token.start }
    }
    if source.isWord(token, "endif"), conditions.count > 1 { conditions.removeLast() }
  }

  private mutating func noteLiteral(_ index: Int) {
    guard open.last == UInt8(ascii: "["), index > literalEnd else { return }
    let around = open.reversed().prefix { $0 != UInt8(ascii: "{") }
    guard around.count(where: { $0 == UInt8(ascii: "[") }) > Self.literalLimit else { return }
    guard let close = source.closing[index], source.isBalanced else {
      excess = source.tokens[index].start
      return
    }
    deepLiterals.append(source.tokens[index].end..<source.tokens[close].start)
    literalEnd = close
  }

  private static let prefixWords: Set<String> = [
    "try", "await", "any", "some", "if", "switch", "return", "throw", "repeat", "do", "inout",
    "each", "consume", "copy", "borrow", "unsafe", "sending", "else", "defer", "not", "is", "as",
  ]
  private static let longestWord = 9
  private static let declarators: Set<String> = ["func", "var", "let", "init", "typealias", "case"]
}

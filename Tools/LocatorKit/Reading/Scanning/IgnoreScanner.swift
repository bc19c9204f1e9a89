/// Reads the comments `// locator:ignore rule-id: reason`.
struct IgnoreScanner {
  private let source: ScannedSource

  init(_ source: ScannedSource) {
    self.source = source
  }

  /// Every such comment of the file, first to last.
  ///
  /// A comment that has its line for itself speaks of the line below; several stand above one another.
  func ignores() -> [IgnoreFact] {
    var found: [(fact: IgnoreFact, isAlone: Bool)] = []
    for range in source.lineComments {
      guard let (rule, reason) = parse(range) else { continue }
      let position = source.position(of: range.lowerBound)
      let fact = IgnoreFact(rule: rule, reason: reason, position: position, lines: [position.line])
      found.append((fact, isAlone(range)))
    }
    let alone = Set(found.filter(\.isAlone).map(\.fact.position.line))
    return found.map { fact, isAlone in
      var line = fact.position.line + 1
      while isAlone, alone.contains(line) { line += 1 }
      var fact = fact
      fact.lines.append(line)
      return fact
    }
  }

  private func parse(_ range: Range<Int>) -> (rule: String, reason: String)? {
    let text = String(decoding: source.bytes[range], as: UTF8.self).drop { $0 == "/" || $0 == " " }
    let mark = "locator:ignore"
    guard text.hasPrefix(mark) else { return nil }
    let parts = text.dropFirst(mark.count)
      .split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    func trimmed(_ part: Substring) -> String {
      part.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
    return (trimmed(parts.first ?? ""), parts.count > 1 ? trimmed(parts[1]) : "")
  }

  private func isAlone(_ range: Range<Int>) -> Bool {
    var index = range.lowerBound - 1
    while index >= 0,
      source.bytes[index] == UInt8(ascii: " ") || source.bytes[index] == UInt8(ascii: "\t")
    { index -= 1 }
    return index < 0 || source.bytes[index] == UInt8(ascii: "\n")
      || source.bytes[index] == UInt8(ascii: "\r")
  }
}

/// Puts paragraphs on lines, behind what marks quotes and lists.
struct TextLayout {
  private let width: Int
  private var lines: [String] = []
  private var margins: [Margin] = []
  /// How many margins an empty line before the next one has, if there is to be one.
  private var emptyLineDepth: Int?

  /// What stands before lines: once before the first, then before the others.
  private struct Margin {
    var first: String?
    var rest: String
  }

  init(width: Int) {
    self.width = width
  }

  /// The next block has an empty line before it.
  ///
  /// It belongs to the outermost of the blocks that ask for it. One at the start of a list's item
  /// isn't wanted.
  mutating func separate() {
    guard margins.last?.first == nil else { return }
    emptyLineDepth = min(emptyLineDepth ?? margins.count, margins.count)
  }

  /// Lines begin with a margin more. Where that leaves no room for text, only the mark of the first.
  mutating func indent(first: String? = nil, rest: String) {
    let isTooDeep = freeCells - rest.cellWidth < Self.leastRoom
    margins.append(Margin(first: first, rest: isTooDeep ? "" : rest))
  }

  mutating func outdent() {
    margins.removeLast()
    if let depth = emptyLineDepth { emptyLineDepth = min(depth, margins.count) }
  }

  /// Cells left for text.
  var room: Int { max(freeCells, Self.leastRoom) }

  private var freeCells: Int { width - margins.reduce(0) { $0 + $1.rest.cellWidth } }

  private static let leastRoom = 10

  mutating func append(paragraph: String) {
    for line in LineWrapper(width: room).lines(paragraph) { append(line: line) }
  }

  mutating func append(line: String) {
    if let depth = emptyLineDepth, !lines.isEmpty {
      lines.append(trimmed(margins.prefix(depth).map(\.rest).joined()))
    }
    emptyLineDepth = nil
    lines.append(trimmed(margin() + line))
  }

  var text: String { lines.joined(separator: "\n") }

  private mutating func margin() -> String {
    var margin = ""
    for index in margins.indices {
      margin += margins[index].first ?? margins[index].rest
      margins[index].first = nil
    }
    return margin
  }

  private func trimmed(_ line: String) -> String {
    var line = Substring(line)
    while line.last == " " { line.removeLast() }
    return String(line)
  }
}

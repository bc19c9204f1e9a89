/// An import that its tokens tell whole.
struct ScannedImport {
  var path: [String]
  var isScoped: Bool
  var isExported: Bool
  /// Where the path begins.
  var offset: Int
  /// All of it, with its modifiers and attributes.
  var range: Range<Int>

  /// Reads on from the word `import`; nil when anything about it is unusual.
  init?(at keyword: Int, in source: ScannedSource) {
    let tokens = source.tokens
    var start = keyword
    isExported = false
    while start > 0, !tokens[start].followsNewline {
      let previous = tokens[start - 1]
      guard previous.kind == .word else { return nil }
      if start > 1, tokens[start - 2].byte == UInt8(ascii: "@") {
        if source.isWord(previous, "_exported") { isExported = true }
        start -= 2
      } else if Self.modifiers.contains(source.text(previous)) {
        start -= 1
      } else {
        return nil
      }
    }
    // An attribute or a modifier in the line above belongs to it, too.
    if start > 0, tokens[start - 1].kind == .word,
      start < 2 || Self.mayBelong(start - 1, in: source)
    {
      return nil
    }
    var index = keyword + 1
    guard index < tokens.count, !tokens[index].followsNewline, tokens[index].kind == .word else {
      return nil
    }
    isScoped = false
    if index + 1 < tokens.count, Self.kinds.contains(source.text(tokens[index])),
      !tokens[index + 1].followsNewline, tokens[index + 1].kind == .word
    {
      isScoped = true
      index += 1
    }
    path = [source.text(tokens[index])]
    offset =
      tokens[index].start
      - (source.bytes[max(0, tokens[index].start - 1)] == UInt8(ascii: "`") ? 1 : 0)
    var end = tokens[index].end
    while index + 2 < tokens.count, tokens[index + 1].byte == UInt8(ascii: "."),
      !tokens[index + 1].followsSpace, tokens[index + 2].kind == .word
    {
      index += 2
      path.append(source.text(tokens[index]))
      end = tokens[index].end
    }
    guard index + 1 == tokens.count || tokens[index + 1].followsNewline else { return nil }
    if end < source.bytes.count, source.bytes[end] == UInt8(ascii: "`") { end += 1 }
    range = tokens[start].start..<end
  }

  private static func mayBelong(_ index: Int, in source: ScannedSource) -> Bool {
    source.tokens[index - 1].byte == UInt8(ascii: "@")
      || modifiers.contains(source.text(source.tokens[index]))
  }

  private static let modifiers: Set<String> = [
    "public", "package", "internal", "fileprivate", "private",
  ]
  private static let kinds: Set<String> = [
    "struct", "class", "enum", "protocol", "typealias", "func", "let", "var", "actor",
  ]
}

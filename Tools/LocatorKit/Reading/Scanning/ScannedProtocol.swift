/// A protocol at a file's top whose head its tokens tell whole, and whose requirements nobody asks about.
struct ScannedProtocol {
  var name: String
  /// Where the name stands.
  var offset: Int
  /// The access that its modifier names.
  var access: Access?
  var inherited: [(path: [String], offset: Int)] = []
  /// All of it, with its modifier.
  var range: Range<Int>

  /// Reads the head between the word `protocol` and the opening brace; nil when anything about it is
  /// unusual.
  ///
  /// - Parameter start: where the code before it ends.
  init?(at keyword: Int, brace: Int, close: Int, after start: Int, in source: ScannedSource) {
    let tokens = source.tokens
    var first = keyword
    if keyword > 0, tokens[keyword - 1].start >= start {
      guard let access = Access(keyword: source.text(tokens[keyword - 1])) else { return nil }
      self.access = access
      first = keyword - 1
    }
    guard first == 0 || tokens[first].followsNewline,
      first == 0 || tokens[first - 1].end <= start, Self.isPlain(keyword + 1, in: source)
    else { return nil }
    name = source.text(tokens[keyword + 1])
    offset = tokens[keyword + 1].start
    range = tokens[first].start..<tokens[close].end
    var index = keyword + 2
    guard index < brace else { return }
    guard tokens[index].byte == UInt8(ascii: ":") else { return nil }
    repeat {
      index += 1
      guard index < brace, Self.isPlain(index, in: source) else { return nil }
      inherited.append(([source.text(tokens[index])], tokens[index].start))
      index += 1
      while index + 1 < brace, tokens[index].byte == UInt8(ascii: ".") {
        guard Self.isPlain(index + 1, in: source) else { return nil }
        inherited[inherited.count - 1].path.append(source.text(tokens[index + 1]))
        index += 2
      }
    } while index < brace && tokens[index].byte == UInt8(ascii: ",")
    guard index == brace else { return nil }
  }

  /// Whether the token is a name, neither a keyword nor in backticks.
  private static func isPlain(_ index: Int, in source: ScannedSource) -> Bool {
    let token = source.tokens[index]
    guard token.kind == .word, token.byte >= UInt8(ascii: "A"), token.byte <= UInt8(ascii: "Z")
    else { return false }
    return source.bytes[token.start - 1] != UInt8(ascii: "`")
      && !["Any", "Self", "Protocol", "Type"].contains(source.text(token))
  }
}

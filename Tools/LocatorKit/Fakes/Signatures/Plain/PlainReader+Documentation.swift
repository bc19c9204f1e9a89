extension PlainReader {
  /// The documentation before the next token, line by line, each with its `///`.
  func readDocumentation() throws(NotPlain) -> [String] {
    let start = cursor.index == 0 ? 0 : cursor.source.tokens[cursor.index - 1].end
    var rest = cursor.source.bytes[start..<(cursor.next?.start ?? start)]
    var lines: [String] = []
    var newlines = 0
    while let byte = rest.first {
      switch byte {
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        rest = rest.dropFirst(rest.starts(with: "\r\n".utf8) ? 2 : 1)
        newlines += 1
        // What stands apart documents something else.
        if newlines > 1 { lines = [] }
      case UInt8(ascii: "/"):
        let comment = rest.prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
        rest = rest[comment.endIndex...]
        if let line = try Self.documentation(in: comment) {
          // Behind another token it may be that one's.
          guard newlines > 0 || start == 0 else { throw NotPlain() }
          lines.append(line)
          newlines = 0
        } else {
          lines = []
        }
      default: rest = rest.dropFirst()
      }
    }
    return lines
  }

  /// The comment without the spaces at its end; nil where it documents nothing.
  private static func documentation(
    in comment: Slice<UnsafeBufferPointer<UInt8>>
  ) throws(NotPlain) -> String? {
    guard comment.starts(with: "//".utf8), !comment.starts(with: "////".utf8) else {
      throw NotPlain()
    }
    guard comment.starts(with: "///".utf8) else { return nil }
    let end = comment.lastIndex { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") }
    return end.map { String(decoding: comment[...$0], as: UTF8.self) }
  }
}

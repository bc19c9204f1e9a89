import SwiftParser
import SwiftSyntax

/// Reads one file's bytes into facts.
package enum FileReader {
  /// Reads the bytes of a Swift file; whatever they are, the facts are sound.
  package static func read(_ bytes: [UInt8]) -> FileFacts {
    bytes.withUnsafeBufferPointer { buffer in
      let source = ScannedSource(buffer)
      let nesting = NestingCheck(source)
      if let place = source.deepString ?? nesting.excess {
        return tooDeep(source.position(of: place))
      }
      let irrelevant = IrrelevantCode(source)
      let blanked = blank(irrelevant.ranges + nesting.deepLiterals, of: bytes)
      return blanked.withUnsafeBufferPointer { text in
        // Deeper nesting than people write is the parser's to refuse, and not the stack's.
        let tree = Parser.parse(source: text, maximumNestingLevel: 256)
        var reader = DeclarationReader(source, without: irrelevant)
        reader.read(tree)
        var facts = reader.facts
        facts.ignores = IgnoreScanner(source).ignores()
        facts.mentions = MentionScanner(source).mentions()
        facts.accessed = UsageScanner(source).accessed()
        if tree.hasError { facts.problems = ProblemReader.problems(of: tree, in: source) }
        return facts
      }
    }
  }

  /// What is said of a file that would be the parser's end: what the parser itself says where it can.
  private static func tooDeep(_ position: Position) -> FileFacts {
    var facts = FileFacts()
    facts.problems = [
      FileFacts.Problem(
        message: "parsing has exceeded the maximum nesting level", position: position)
    ]
    return facts
  }

  /// The bytes with spaces in place of the ranges, their lines kept.
  private static func blank(_ ranges: [Range<Int>], of bytes: [UInt8]) -> [UInt8] {
    guard !ranges.isEmpty else { return bytes }
    var blanked = bytes
    for range in ranges {
      for index in range where blanked[index] != UInt8(ascii: "\n") {
        blanked[index] = UInt8(ascii: " ")
      }
    }
    return blanked
  }
}

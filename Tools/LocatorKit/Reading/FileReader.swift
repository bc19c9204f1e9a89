import SwiftParser
import SwiftSyntax

/// Reads one file's bytes into facts.
package enum FileReader {
  /// Reads the bytes of a Swift file; whatever they are, the facts are sound.
  ///
  /// - Parameter outlining: whether plain declarations are read from their tokens, which is faster; what is
  ///   read is the same.
  package static func read(_ bytes: [UInt8], outlining: Bool = true) -> FileFacts {
    bytes.withUnsafeBufferPointer { buffer in
      let source = ScannedSource(buffer)
      let nesting = NestingCheck(source)
      if let place = source.deepString ?? nesting.excess {
        return tooDeep(source.position(of: place))
      }
      let irrelevant = IrrelevantCode(source)
      let left = irrelevant.ranges + nesting.deepLiterals
      if outlining {
        let outline = Outline(source, without: irrelevant)
        let facts = read(source, without: left, irrelevant, outline)
        if facts.problems.isEmpty { return facts }
        // What isn't Swift is told as it stands in the whole file.
      }
      return read(source, without: left, irrelevant, nil)
    }
  }

  private static func read(
    _ source: ScannedSource, without left: [Range<Int>], _ irrelevant: IrrelevantCode,
    _ outline: Outline?
  ) -> FileFacts {
    var text = BlankedText(source.bytes)
    text.blank(left)
    if let outline {
      text.blank(outline.ranges)
      for brace in outline.braces { text.write("do", before: brace) }
    }
    return text.bytes.withUnsafeBufferPointer { text in
      // Deeper nesting than people write is the parser's to refuse, and not the stack's.
      let tree = Parser.parse(source: text, maximumNestingLevel: 256)
      var reader = DeclarationReader(source, without: irrelevant, outline)
      reader.read(tree)
      var facts = reader.facts
      facts.ignores = IgnoreScanner(source).ignores()
      facts.mentions = MentionScanner(source).mentions()
      facts.accessed = UsageScanner(source).accessed()
      if tree.hasError { facts.problems = ProblemReader.problems(of: tree, in: source) }
      return facts
    }
  }

  /// What is said of a file that would be the parser's end: what the parser itself says where it can.
  private static func tooDeep(_ position: Position) -> FileFacts {
    var facts = FileFacts()
    facts.problems = [FileFacts.Problem(message: ProblemWording.tooDeep, position: position)]
    return facts
  }
}

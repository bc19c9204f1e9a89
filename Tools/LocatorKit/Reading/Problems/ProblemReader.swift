import SwiftIfConfig
import SwiftSyntax

/// Says where a file isn't Swift, from what the parser left in the tree: tokens that it missed, code that it
/// didn't expect, and characters that are no token.
///
/// The parser's own generator of messages isn't asked, for some trees end the process in it.
final class ProblemReader: SyntaxVisitor {
  private let source: ScannedSource
  private let regions: ConfiguredRegions
  private var found: [Position: String] = [:]

  /// The problems of a file in the order of its lines, one at each place, but for those in an `#if` branch
  /// for another compiler, which the compiler itself doesn't parse.
  static func problems(of tree: SourceFileSyntax, in source: ScannedSource) -> [FileFacts.Problem] {
    let reader = ProblemReader(source, tree)
    reader.walk(tree)
    return reader.found.sorted { $0.key < $1.key }.map {
      FileFacts.Problem(message: $0.value, position: $0.key)
    }
  }

  private init(_ source: ScannedSource, _ tree: SourceFileSyntax) {
    self.source = source
    regions = tree.configuredRegions(in: Self.configuration)
    super.init(viewMode: .all)
  }

  override func visit(_ node: TokenSyntax) -> SyntaxVisitorContinueKind {
    if node.presence == .missing { addMissing(node) }
    if let diagnostic = node.tokenDiagnostic, diagnostic.severity == .error {
      add(
        ProblemWording.message(for: diagnostic.kind),
        at: node.position.utf8Offset + Int(diagnostic.byteOffset), node)
    }
    return .skipChildren
  }

  override func visit(_ node: UnexpectedNodesSyntax) -> SyntaxVisitorContinueKind {
    // The part that is missing before it, if any, was named already.
    let offset = node.positionAfterSkippingLeadingTrivia.utf8Offset
    if node.hasMaximumNestingLevelOverflow {
      add(ProblemWording.tooDeep, at: offset, node)
    } else if node.totalLength.utf8Length > 0 {
      add(ProblemWording.unexpected(node), at: offset, node)
    }
    return .skipChildren
  }

  /// What is missing is told where the code before it ends.
  private func addMissing(_ token: TokenSyntax) {
    let before = token.previousToken(viewMode: .sourceAccurate)
    let offset = before?.endPositionBeforeTrailingTrivia.utf8Offset ?? 0
    add(ProblemWording.missing(token), at: offset, token)
  }

  private func add(_ message: String, at offset: Int, _ node: some SyntaxProtocol) {
    guard regions.isActive(node) != .unparsed else { return }
    let position = source.position(of: offset)
    if found[position] == nil { found[position] = message }
  }

  private static var configuration: StaticBuildConfiguration {
    StaticBuildConfiguration(
      languageVersion: VersionTuple(6), compilerVersion: VersionTuple(6, 3))
  }
}

import SwiftDiagnostics
import SwiftIfConfig
import SwiftParserDiagnostics
import SwiftSyntax

/// Says what the parser says of a file that isn't Swift.
struct ProblemReader {
  private let source: ScannedSource

  init(_ source: ScannedSource) {
    self.source = source
  }

  /// The parser's errors, but for those in an `#if` branch for another compiler, which the compiler
  /// itself doesn't parse.
  func problems(of tree: SourceFileSyntax) -> [FileFacts.Problem] {
    let regions = tree.configuredRegions(in: Self.configuration)
    return ParseDiagnosticsGenerator.diagnostics(for: tree)
      .filter { $0.diagMessage.severity == .error && regions.isActive($0.node) != .unparsed }
      .map {
        FileFacts.Problem(
          message: $0.message, position: source.position(of: $0.position.utf8Offset))
      }
  }

  private static var configuration: StaticBuildConfiguration {
    StaticBuildConfiguration(
      languageVersion: VersionTuple(6), compilerVersion: VersionTuple(6, 3))
  }
}

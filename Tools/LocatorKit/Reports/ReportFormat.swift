/// The forms in which findings are printed.
package enum ReportFormat: String, CaseIterable, Sendable {
  /// As a compiler prints them, which editors know.
  case text
  /// For scripts; `Tools/Docs` has the shape.
  case json
  /// SARIF 2.1.0, for code scanning.
  case sarif
  /// Workflow commands, which GitHub shows in a change's files.
  case github

  /// The whole report.
  ///
  /// - Parameters:
  ///   - folder: the package's folder, which the text form writes before each path.
  ///   - isColored: whether the text form is for a terminal with colors.
  package func report(
    _ findings: [Finding], of package: PackageModel, folder: String, isColored: Bool
  ) throws -> String {
    switch self {
    case .text: TextReport.text(findings, folder: folder, isColored: isColored)
    case .json: try JSONReport.text(findings, of: package)
    case .sarif: try SARIFReport.text(findings, folder: folder)
    case .github: GitHubReport.text(findings)
    }
  }
}

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Findings as SARIF 2.1.0 (OASIS standard), with the rules and their help.
package enum SARIFReport {
  package static func text(_ findings: [Finding], folder: String) throws -> String {
    let rules = RuleBook.all.map { $0.id }
    let results = findings.map { finding in
      SARIFLog.Result(
        ruleId: finding.rule ?? syntax,
        ruleIndex: finding.rule.flatMap(rules.firstIndex) ?? rules.count,
        level: finding.severity.rawValue, message: SARIFLog.Message(text: finding.message),
        locations: [location(finding.path, finding.position)],
        relatedLocations: finding.notes.enumerated().map { index, note in
          var related = location(note.path, note.position)
          related.id = index
          related.message = SARIFLog.Message(text: note.message)
          return related
        })
    }
    let driver = SARIFLog.Driver(
      name: "locator", semanticVersion: Tool.version, rules: RuleBook.all.map(rule) + [syntaxRule])
    let root = URL(filePath: folder, directoryHint: .isDirectory).absoluteString
    return try JSONText.text(
      SARIFLog(
        runs: [
          SARIFLog.Run(
            tool: SARIFLog.Tool(driver: driver), columnKind: "utf16CodeUnits",
            originalUriBaseIds: [base: SARIFLog.ArtifactLocation(uri: root, uriBaseId: nil)],
            results: results)
        ]))
  }

  private static let syntax = "syntax"
  private static let base = "PACKAGE"

  private static func rule(_ rule: any Rule.Type) -> SARIFLog.Rule {
    SARIFLog.Rule(
      id: rule.id, shortDescription: SARIFLog.Message(text: rule.summary),
      fullDescription: SARIFLog.Message(text: rule.why),
      help: SARIFLog.Help(text: RuleHelp.text(rule), markdown: RuleHelp.markdown(rule)),
      defaultConfiguration: SARIFLog.Configuration(level: rule.severity.rawValue))
  }

  private static var syntaxRule: SARIFLog.Rule {
    let text = SARIFLog.Message(
      text: "The parser can't read a file; the rest is checked all the same.")
    return SARIFLog.Rule(
      id: syntax, shortDescription: text, fullDescription: text,
      help: SARIFLog.Help(text: text.text, markdown: text.text),
      defaultConfiguration: SARIFLog.Configuration(level: "error"))
  }

  private static func location(_ path: String, _ position: Position) -> SARIFLog.Location {
    let allowed = CharacterSet.urlPath
    let uri = path.utf8.map { allowed.contains($0) ? String(UnicodeScalar($0)) : escaped($0) }
      .joined()
    return SARIFLog.Location(
      physicalLocation: SARIFLog.PhysicalLocation(
        artifactLocation: SARIFLog.ArtifactLocation(
          uri: path.hasPrefix("/") ? "file://" + uri : uri,
          uriBaseId: path.hasPrefix("/") ? nil : base),
        region: SARIFLog.Region(startLine: position.line, startColumn: position.column)))
  }

  private static func escaped(_ byte: UInt8) -> String {
    let digits = String(byte, radix: 16, uppercase: true)
    return "%" + (digits.count < 2 ? "0" + digits : digits)
  }

  private enum CharacterSet {
    static let urlPath = Set(
      "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~/+@".utf8)
  }
}

/// Findings as GitHub's workflow commands: `::error file=…,line=…,col=…,title=…::message`.
///
/// Source: GitHub Actions, "Workflow commands", setting an error message.
package enum GitHubReport {
  package static func text(_ findings: [Finding]) -> String {
    findings.map { finding in
      let notes = finding.notes.map {
        "\n\($0.path):\($0.position.line):\($0.position.column): note: \($0.message)"
      }
      let properties = [
        "file=\(property(finding.path))", "line=\(finding.position.line)",
        "col=\(finding.position.column)", "title=\(property(finding.rule ?? "syntax"))",
      ]
      return "::\(finding.severity.rawValue) \(properties.joined(separator: ","))::"
        + data(finding.message + notes.joined()) + "\n"
    }.joined()
  }

  private static func data(_ text: String) -> String {
    text.printable(keeping: ["\r", "\n"]).map { escapes[$0] ?? String($0) }.joined()
  }

  private static func property(_ text: String) -> String {
    text.printable(keeping: ["\r", "\n"])
      .map { escapes[$0] ?? ($0 == ":" ? "%3A" : $0 == "," ? "%2C" : String($0)) }.joined()
  }

  private static let escapes: [Character: String] = [
    "%": "%25", "\r": "%0D", "\n": "%0A", "\r\n": "%0D%0A",
  ]
}

/// Findings for scripts. A page in `Tools/Docs` says what each key means.
package enum JSONReport {
  package static func text(_ findings: [Finding], of package: PackageModel) throws -> String {
    try JSONText.text(
      Report(
        version: 1, package: package.name,
        findings: findings.map { finding in
          Report.Finding(
            rule: finding.rule, severity: finding.severity.rawValue,
            place: Report.Place(finding.path, finding.position), message: finding.message,
            notes: finding.notes.map {
              Report.Note(place: Report.Place($0.path, $0.position), message: $0.message)
            })
        }))
  }

  private struct Report: Encodable {
    var version: Int
    var package: String
    var findings: [Finding]

    struct Place: Encodable {
      var path: String
      var line: Int
      var column: Int

      init(_ path: String, _ position: Position) {
        self.path = path
        line = position.line
        column = position.column
      }
    }

    struct Note: Encodable {
      var place: Place
      var message: String
    }

    struct Finding: Encodable {
      var rule: String?
      var severity: String
      var place: Place
      var message: String
      var notes: [Note]
    }
  }
}

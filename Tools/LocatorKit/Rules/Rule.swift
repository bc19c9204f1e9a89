/// One promise of the check, and how it's kept.
package protocol Rule: Sendable {
  /// The name in brackets after each finding.
  static var id: String { get }
  static var severity: Finding.Severity { get }
  /// When it reports, in one sentence.
  static var summary: String { get }
  /// What goes wrong without it.
  static var why: String { get }
  /// Code that it reports, and the same code mended.
  static var example: RuleExample { get }

  /// Everything that breaks the promise in the package.
  static func findings(in graph: PackageGraph) -> [Finding]
}

/// The code that a rule's help shows.
package struct RuleExample: Sendable {
  package var failing: String
  package var mended: String
}

extension Rule {
  /// A finding of this rule at a place in a file of the package.
  static func finding(
    _ file: Int, _ position: Position, _ message: String, notes: [Finding.Note] = [],
    in graph: PackageGraph
  ) -> Finding {
    Finding(
      rule: id, severity: severity, path: graph.files[file].path, position: position,
      message: message, notes: notes)
  }
}

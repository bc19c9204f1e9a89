/// A comment that silences nothing.
package enum UnusedIgnoreRule: Rule {
  package static let id = "unused-ignore"
  package static let severity = Finding.Severity.warning
  package static let summary =
    "A `locator:ignore` comment silences no finding, gives no reason, or names no rule."
  package static let why = """
    An ignore that outlives its finding hides the next one. A reason tells the reader whether it still \
    holds.
    """
  package static let example = RuleExample(
    failing: """
      // locator:ignore dead-override
      func reachability() -> SystemReachability { SystemReachability() }
      """,
    mended: """
      // locator:ignore dead-override: the old call sites need the concrete type until they're gone
      func reachability() -> SystemReachability { SystemReachability() }
      """)

  /// Found by the check once all other findings are known, and so never here.
  package static func findings(in graph: PackageGraph) -> [Finding] { [] }
}

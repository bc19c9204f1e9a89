/// A rule explained: why, code that it reports, and the same code mended.
package enum RuleHelp {
  /// One rule for a terminal.
  package static func text(_ rule: any Rule.Type) -> String {
    """
    \(rule.id) (\(rule.severity.rawValue))

    \(rule.summary)

    \(rule.why)

    Reported:

    \(indented(rule.example.failing))

    Mended:

    \(indented(rule.example.mended))
    """
  }

  /// One rule as a section of `Tools/Docs/Rules.md`, without its heading.
  package static func markdown(_ rule: any Rule.Type) -> String {
    """
    *\(rule.severity.rawValue)*: \(rule.summary)

    \(rule.why)

    Reported:

    ```swift
    \(rule.example.failing)
    ```

    Mended:

    ```swift
    \(rule.example.mended)
    ```
    """
  }

  /// The list of rules, a line for each.
  package static func list() -> String {
    let width = RuleBook.all.map { $0.id.count }.max() ?? 0
    return RuleBook.all.map { rule in
      let padding = String(repeating: " ", count: width - rule.id.count)
      let kind = rule.severity == .error ? "error  " : "warning"
      return "\(rule.id)\(padding)  \(kind)  \(rule.summary)\n"
    }.joined()
  }

  /// The whole of `Tools/Docs/Rules.md`.
  package static func document() -> String {
    let table = RuleBook.all.map {
      "| [`\($0.id)`](#\($0.id)) | \($0.severity.rawValue) | \($0.summary) |\n"
    }
    let sections = RuleBook.all.map { "\n## \($0.id)\n\n\(markdown($0))\n" }
    return """
      # What each rule of `locator check` promises

      Written by `locator rules --markdown`; a test fails when it's out of date.

      | rule | kind | reported when |
      | --- | --- | --- |
      \(table.joined())\(sections.joined())
      """
  }

  private static func indented(_ code: String) -> String {
    code.split(separator: "\n", omittingEmptySubsequences: false).map { "    \($0)" }
      .joined(separator: "\n")
  }
}

/// A member of a locator's extension that looks like something to override, and isn't.
package enum NotARequirementRule: Rule {
  package static let id = "not-a-requirement"
  package static let severity = Finding.Severity.error
  package static let summary =
    "An extension of a locator hands out an interface by a member that the locator doesn't require."
  package static let why = """
    A member that the protocol doesn't require is called statically: the extension's own runs, whatever \
    a service locator writes under the same name. An override is ignored, and so is a test's fake.
    """
  package static let example = RuleExample(
    failing: """
      public protocol ReachabilityLocator {
        func reachability() -> any ReachabilityInterface
      }
      extension ReachabilityLocator {
        public func backupReachability() -> any ReachabilityInterface { SystemReachability() }
      }
      """,
    mended: """
      public protocol ReachabilityLocator {
        func reachability() -> any ReachabilityInterface
        func backupReachability() -> any ReachabilityInterface
      }
      extension ReachabilityLocator {
        public func backupReachability() -> any ReachabilityInterface { SystemReachability() }
      }
      """)

  package static func findings(in graph: PackageGraph) -> [Finding] {
    graph.defaults.strays.map { stray in
      let locator = graph.name(of: stray.locator)
      let symbol = graph.table.symbols[stray.locator]
      let written = stray.member.kind == .function ? "\(stray.member.name)()" : stray.member.name
      return finding(
        stray.file, stray.member.position,
        problem(stray, written, in: graph)
          + ": it's called statically, so that no override or fake of it ever runs; "
          + advice(stray, in: graph),
        notes: [graph.note(symbol.file, symbol.position, "'\(locator)' is declared here")]
          + (stray.near.map { [graph.note(requirement: $0)] } ?? []),
        in: graph)
    }
  }

  private static func problem(
    _ stray: DefaultTable.Stray, _ written: String, in graph: PackageGraph
  ) -> String {
    let locator = graph.name(of: stray.locator)
    guard let near = stray.near, let mismatch = stray.mismatch else {
      return "'\(locator)' doesn't require '\(written)'"
    }
    let required = graph.locators.requirements[near]
    let difference = Wording.difference(mismatch, of: stray.member, from: required)
    return "this '\(written)' isn't what '\(locator)' requires, for \(difference)"
  }

  private static func advice(_ stray: DefaultTable.Stray, in graph: PackageGraph) -> String {
    guard let near = stray.near else {
      return "require it in '\(graph.name(of: stray.locator))', or make it a private helper"
    }
    let required = graph.locators.requirements[near]
    return stray.mismatch == nil
      ? "did you mean '\(required.spelling)'?"
      : "write '\(Wording.declaration(of: required.member))'"
  }
}

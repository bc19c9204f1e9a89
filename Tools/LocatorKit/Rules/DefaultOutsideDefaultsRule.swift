/// A default that doesn't stand where the defaults stand.
package enum DefaultOutsideDefaultsRule: Rule {
  package static let id = "default-outside-defaults"
  package static let severity = Finding.Severity.error
  package static let summary =
    "A default stands in a module that is neither a Defaults nor a test module."
  package static let why = """
    The wiring of a program is read in one place. A default in an interface or an implementation module \
    reaches whoever imports that module, so that an import changes what a program runs, and no other \
    package can bring its own default.
    """
  package static let example = RuleExample(
    failing: """
      // ReachabilitySystem/SystemReachability.swift
      extension ReachabilityLocator {
        public func reachability() -> any ReachabilityInterface { SystemReachability() }
      }
      """,
    mended: """
      // Defaults/Reachability+Default.swift
      import ReachabilitySystem
      extension ReachabilityLocator {
        public func reachability() -> any ReachabilityInterface { SystemReachability() }
      }
      """)

  package static func findings(in graph: PackageGraph) -> [Finding] {
    graph.defaults.defaults.flatMap { provided -> [Finding] in
      let module = graph.modules[provided.module]
      guard !module.isDefaults, !module.isTest else { return [] }
      return graph.sharedRequirements(of: provided).map { requirement in
        finding(
          provided.file, provided.member.position,
          "the default of '\(graph.spelling(of: requirement))' stands in module \(module.name): whoever "
            + "imports it gets this default with it; " + advice(module, in: graph),
          notes: [graph.note(requirement: requirement)], in: graph)
      }
    }
  }

  private static func advice(_ module: Module, in graph: PackageGraph) -> String {
    let homes = graph.modules.filter(\.isDefaults).map(\.name)
    let home = homes.first.map { "move it to \($0)" } ?? "move it to a module named Defaults"
    return graph.isRoot(module)
      ? "\(home), or write it in a service locator as an override" : home
  }
}

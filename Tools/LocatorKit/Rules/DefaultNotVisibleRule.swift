/// A default that nobody outside its module can see.
package enum DefaultNotVisibleRule: Rule {
  package static let id = "default-not-visible"
  package static let severity = Finding.Severity.error
  package static let summary = "A default in a Defaults module is neither public nor package."
  package static let why = """
    A default is for service locators in other modules. An internal one compiles, and no service locator \
    outside gets it: at best the App doesn't build, at worst another default runs.
    """
  package static let example = RuleExample(
    failing: """
      extension ReachabilityLocator {
        func reachability() -> any ReachabilityInterface { SystemReachability() }
      }
      """,
    mended: """
      extension ReachabilityLocator {
        public func reachability() -> any ReachabilityInterface { SystemReachability() }
      }
      """)

  package static func findings(in graph: PackageGraph) -> [Finding] {
    graph.defaults.defaults.flatMap { provided -> [Finding] in
      let module = graph.modules[provided.module]
      guard module.isDefaults, !provided.isVisibleOutside else { return [] }
      return graph.sharedRequirements(of: provided).map { requirement in
        finding(
          provided.file, provided.member.position,
          "the default of '\(graph.spelling(of: requirement))' is \(provided.member.access): no service "
            + "locator outside module \(module.name) gets it; make it public",
          notes: [graph.note(requirement: requirement)], in: graph)
      }
    }
  }
}

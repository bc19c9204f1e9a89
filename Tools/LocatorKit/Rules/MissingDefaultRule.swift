/// A requirement that nothing provides, in at least one build.
package enum MissingDefaultRule: Rule {
  package static let id = "missing-default"
  package static let severity = Finding.Severity.error
  package static let summary =
    "A service locator in a root has, in at least one build, a requirement that nothing provides."
  package static let why = """
    The compiler says so too, but only for the build at hand: not for the trait nobody has tried yet, nor \
    for the other platform; and it names the protocol, not who needs it or what comes near.
    """
  package static let example = RuleExample(
    failing: """
      #if Offline
      import DefaultsOffline  // has no default of ReachabilityLocator
      #else
      import Defaults
      #endif
      struct AppServiceLocator: ReachabilityLocator {}
      """,
    mended: """
      // DefaultsOffline/Reachability+Default.swift
      extension ReachabilityLocator {
        public func reachability() -> any ReachabilityInterface { OfflineSimulator() }
      }
      """)

  package static func findings(in graph: PackageGraph) -> [Finding] {
    graph.roots.flatMap { root in
      graph.serviceLocators.serviceLocators.flatMap { serviceLocator in
        serviceLocator.obligations
          .filter { isIn(root, serviceLocator.type, $0.by, in: graph) }
          .compactMap { finding(root, serviceLocator.type, $0.requirement, $0.by, in: graph) }
      }
    }
  }

  private static func isIn(
    _ root: Root, _ type: Int, _ conformance: Conformance, in graph: PackageGraph
  ) -> Bool {
    conformance.module == root.module && graph.types.types[type]?.isPartlyUnseen == false
      && !graph.types.superclasses(of: type).contains {
        graph.types.types[$0]?.isPartlyUnseen != false
      }
  }

  private static func finding(
    _ root: Root, _ type: Int, _ requirement: Int, _ conformance: Conformance,
    in graph: PackageGraph
  ) -> Finding? {
    let provision = Provision(graph: graph, root: root)
    let failing = root.space.builds.indices.filter { index in
      provision.isAsked(requirement, of: type, by: conformance, build: index)
        && provision.answers(to: requirement, for: type, by: conformance, build: index).isEmpty
    }
    guard let first = failing.first else { return nil }
    let words = MissingDefaultExplanation(
      graph: graph, root: root, type: type, requirement: requirement, build: first)
    let build = root.name(of: failing)
    let isOwn = graph.table.symbols[type].module == root.module
    return finding(
      isOwn ? graph.table.symbols[type].file : conformance.file,
      isOwn ? graph.table.symbols[type].position : conformance.position,
      words.message(build: build), notes: words.notes, in: graph)
  }
}

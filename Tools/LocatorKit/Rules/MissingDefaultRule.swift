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
    let failing = root.space.builds.indices.filter { index in
      isAsked(root, type, requirement, conformance, index, in: graph)
        && !isProvided(root, type, requirement, conformance, index, in: graph)
    }
    guard let first = failing.first else { return nil }
    let words = MissingDefaultExplanation(
      graph: graph, root: root, type: type, requirement: requirement, build: first)
    let build = buildName(root, failing, in: graph)
    let isOwn = graph.table.symbols[type].module == root.module
    return finding(
      isOwn ? graph.table.symbols[type].file : conformance.file,
      isOwn ? graph.table.symbols[type].position : conformance.position,
      words.message(build: build), notes: words.notes, in: graph)
  }

  /// Whether the type is there in the build, and must hand the interface out.
  private static func isAsked(
    _ root: Root, _ type: Int, _ requirement: Int, _ conformance: Conformance, _ index: Int,
    in graph: PackageGraph
  ) -> Bool {
    let build = root.space.builds[index]
    let required = graph.locators.requirements[requirement]
    return graph.holds(graph.table.symbols[type].condition, in: build, module: root.module)
      && graph.holds(conformance.condition, in: build, module: root.module)
      && graph.holds(
        required.member.condition, in: build, module: graph.files[required.file].module)
  }

  private static func isProvided(
    _ root: Root, _ type: Int, _ requirement: Int, _ conformance: Conformance, _ index: Int,
    in graph: PackageGraph
  ) -> Bool {
    let build = root.space.builds[index]
    let own = graph.serviceLocators.witnesses(
      of: requirement, in: type, conformance: conformance.module)
    let above = graph.types.superclasses(of: type).flatMap {
      graph.serviceLocators.witnesses(
        of: requirement, in: $0, conformance: graph.table.symbols[$0].module)
    }
    if (own + above).contains(where: {
      graph.holds($0.member.condition, in: build, module: $0.module)
    }) {
      return true
    }
    let provision = Provision(graph: graph, root: root)
    return graph.locators.alike(requirement).contains { alike in
      graph.defaults(of: alike).contains {
        provision.obstacle($0, for: type, build: index) == nil
      }
    }
  }

  /// The builds that fail, in words: only what tells them from the builds that don't.
  private static func buildName(_ root: Root, _ failing: [Int], in graph: PackageGraph) -> String? {
    let builds = root.space.builds
    guard let first = failing.first, failing.count < builds.count else { return nil }
    let failed = Set(failing)
    let telling = root.space.dimensions.filter { dimension in
      builds.indices.contains {
        !failed.contains($0) && builds[first].differs(from: builds[$0], onlyIn: dimension)
      }
    }
    let words = builds[first].description(
      naming: Set(telling.isEmpty ? root.space.dimensions : telling))
    return words.isEmpty ? nil : words
  }
}

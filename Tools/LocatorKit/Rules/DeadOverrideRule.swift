/// A member that is meant as an override and never called as one.
package enum DeadOverrideRule: Rule {
  package static let id = "dead-override"
  package static let severity = Finding.Severity.error
  package static let summary =
    "A member of a service locator looks like an override, and is never called through the protocol."
  package static let why = """
    A protocol calls a member only if its name, kind, type and effects are those of the requirement, and \
    only if it stands in the conforming type's own module. Anything else compiles and is left aside: the \
    default runs. So does a subclass's member where its base class took the default.
    """
  package static let example = RuleExample(
    failing: """
      struct AppServiceLocator: ReachabilityLocator {
        func reachability() -> OfflineSimulator { OfflineSimulator() }
      }
      """,
    mended: """
      struct AppServiceLocator: ReachabilityLocator {
        func reachability() -> any ReachabilityInterface { OfflineSimulator() }
      }
      """)

  package static func findings(in graph: PackageGraph) -> [Finding] {
    graph.serviceLocators.serviceLocators.flatMap { serviceLocator -> [Finding] in
      guard let info = graph.types.types[serviceLocator.type], !isPartlyUnseen(info, in: graph)
      else {
        return []
      }
      let search = DeadOverrideSearch(graph: graph, serviceLocator: serviceLocator, info: info)
      return search.dead().map { finding($0, info, in: graph) }
    }
  }

  private static func isPartlyUnseen(_ info: TypeInfo, in graph: PackageGraph) -> Bool {
    info.isPartlyUnseen
      || graph.types.superclasses(of: info.symbol).contains {
        graph.types.types[$0]?.isPartlyUnseen != false
      }
  }

  private static func finding(
    _ dead: DeadOverrideSearch.Dead, _ info: TypeInfo, in graph: PackageGraph
  ) -> Finding {
    let required = graph.locators.requirements[dead.requirement]
    let member = dead.found.member
    let written =
      member.kind == .function && member.parameters == .none ? "\(member.name)()" : member.name
    let provided = graph.defaults(of: dead.requirement).first { !graph.modules[$0.module].isTest }
    let runs = whatRuns(dead, provided, in: graph)
    let (reason, advice) = words(dead, required, in: graph)
    return finding(
      dead.found.file, member.position,
      "'\(written)' of '\(graph.name(of: info.symbol))' is never called for "
        + "'\(graph.spelling(of: dead.requirement))': \(reason), so \(runs); \(advice)",
      notes: [graph.note(requirement: dead.requirement)]
        + (dead.rival == nil
          ? provided.map { [graph.note($0.file, $0.member.position, "this default runs")] } ?? []
          : [])
        + dead.notes(in: graph),
      in: graph)
  }

  private static func whatRuns(
    _ dead: DeadOverrideSearch.Dead, _ provided: Default?, in graph: PackageGraph
  ) -> String {
    if let rival = dead.rival { return "the one in \(graph.files[rival.file].path) runs instead" }
    return provided.map { "the default in module \(graph.modules[$0.module].name) runs instead" }
      ?? "it never runs"
  }

  private static func words(
    _ dead: DeadOverrideSearch.Dead, _ required: Requirement, in graph: PackageGraph
  ) -> (reason: String, advice: String) {
    let declaration = Wording.declaration(of: required.member)
    switch dead.reason {
    case .mismatch(let mismatch):
      return (
        Wording.difference(mismatch, of: dead.found.member, from: required),
        mismatch == .constrained
          ? "write '\(declaration)' for all of them, or let the conformance ask for the same"
          : "write '\(declaration)'"
      )
    case .spelling:
      return ("the requirement's name is '\(required.name)'", "write '\(declaration)'")
    case .otherModule(let module):
      return (
        "it stands in module \(graph.modules[dead.found.module].name), and the conformance in "
          + "\(graph.modules[module].name)", "move it to the conformance's module"
      )
    case .tookDefault(let base):
      return (
        "its base class '\(graph.name(of: base))' took the default when it conformed",
        "write '\(declaration)' in '\(graph.name(of: base))' and override it here"
      )
    }
  }
}

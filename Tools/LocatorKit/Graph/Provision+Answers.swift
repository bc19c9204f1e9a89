extension Provision {
  /// What is called for a requirement.
  enum Answer: Sendable {
    /// A member of the service locator, or of a class above it.
    case override(TypeMember, of: Int)
    case `default`(Default)
  }

  /// Whether the type is there in the build, and must hand the interface out.
  func isAsked(_ requirement: Int, of type: Int, by conformance: Conformance, build index: Int)
    -> Bool
  {
    let build = root.space.builds[index]
    let required = graph.locators.requirements[requirement]
    return graph.holds(graph.table.symbols[type].condition, in: build, module: root.module)
      && graph.holds(conformance.condition, in: build, module: root.module)
      && graph.holds(
        required.member.condition, in: build, module: graph.files[required.file].module)
  }

  /// What answers the requirement in a build: overrides where there are any, else defaults. None when
  /// it's missing, several when there are duplicates.
  func answers(
    to requirement: Int, for type: Int, by conformance: Conformance, build index: Int
  ) -> [Answer] {
    let overrides = overrides(of: requirement, for: type, by: conformance, build: index)
    guard overrides.isEmpty else { return overrides }
    var seen: Set<Int> = []
    return graph.locators.alike(requirement).flatMap(graph.defaults).filter {
      seen.insert($0.index).inserted && obstacle($0, for: type, build: index) == nil
    }.map(Answer.default)
  }

  /// What answers the requirement for a type whose conformance a class above it may have: a class
  /// beneath may override the member that the conformance takes, and never a default.
  func answers(
    to requirement: Int, for type: Int, through conformer: Int, by conformance: Conformance,
    build index: Int
  ) -> [Answer] {
    let taken = answers(to: requirement, for: conformer, by: conformance, build: index)
    guard type != conformer, case .override? = taken.first else { return taken }
    let name = graph.locators.requirements[requirement].name
    let beneath = ([type] + graph.types.superclasses(of: type)).prefix { $0 != conformer }
    for subclass in beneath {
      let overriding = (graph.types.types[subclass]?.members ?? []).filter {
        $0.member.isOverride && $0.member.name == name && $0.member.parameters == .none
          && graph.holds($0.member.condition, in: root.space.builds[index], module: $0.module)
      }
      if let member = overriding.first { return [.override(member, of: subclass)] }
    }
    return taken
  }

  private func overrides(
    of requirement: Int, for type: Int, by conformance: Conformance, build index: Int
  ) -> [Answer] {
    let own = graph.serviceLocators.witnesses(of: requirement, in: type, by: conformance).map {
      (member: $0, type: type)
    }
    let above = graph.types.superclasses(of: type).flatMap { superclass in
      graph.serviceLocators.inheritedWitnesses(of: requirement, in: superclass).map {
        (member: $0, type: superclass)
      }
    }
    return (own + above).filter {
      graph.holds(
        $0.member.member.condition, in: root.space.builds[index], module: $0.member.module)
    }.map { Answer.override($0.member, of: $0.type) }
  }
}

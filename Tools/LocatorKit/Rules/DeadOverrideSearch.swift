/// Finds the members of one service locator that look like overrides and aren't.
struct DeadOverrideSearch {
  let graph: PackageGraph
  let serviceLocator: ServiceLocator
  let info: TypeInfo

  struct Dead {
    var found: TypeMember
    var requirement: Int
    var reason: Reason
    /// The member that is called in its place, when it's no default.
    var rival: TypeMember?

    func notes(in graph: PackageGraph) -> [Finding.Note] {
      guard case .tookDefault(let base) = reason else { return [] }
      let symbol = graph.table.symbols[base]
      return [
        graph.note(
          symbol.file, symbol.position, "'\(symbol.name)' conforms, and has no such member")
      ]
    }
  }

  enum Reason {
    case mismatch(Witness.Mismatch)
    case spelling
    case otherModule(Int)
    case tookDefault(Int)
  }

  /// Each dead member once, in the order of the source.
  func dead() -> [Dead] {
    let own = serviceLocator.obligations.flatMap { obligation in
      inDeclaring(obligation.requirement, obligation.by)
    }
    let inherited = serviceLocator.inherited.flatMap { inSubclass($0.requirement, from: $0.from) }
    var seen: Set<MemberFact> = []
    return (own + inherited).filter { seen.insert($0.found.member).inserted }
  }

  // MARK: A type that conforms itself

  private func inDeclaring(_ requirement: Int, _ conformance: Conformance) -> [Dead] {
    let witnesses = graph.serviceLocators.witnesses(
      of: requirement, in: info.symbol, by: conformance)
    return candidates(for: requirement).compactMap { candidate in
      let verdict = verdict(candidate, requirement, by: conformance)
      if verdict == nil {
        guard candidate.module != conformance.module else { return nil }
        return Dead(
          found: candidate, requirement: requirement, reason: .otherModule(conformance.module),
          rival: witnesses.first)
      }
      guard let reason = verdict, !isCalledForAnother(candidate),
        isWithout(witnesses, where: candidate, conformance)
      else { return nil }
      return Dead(found: candidate, requirement: requirement, reason: reason)
    }
  }

  /// Whether the member is there in a build in which no real override is.
  private func isWithout(
    _ witnesses: [TypeMember], where candidate: TypeMember, _ conformance: Conformance
  ) -> Bool {
    guard !witnesses.isEmpty else { return true }
    guard !witnesses.contains(where: { $0.member.condition == .always }) else { return false }
    let conditions =
      witnesses.map(\.member.condition) + [candidate.member.condition, conformance.condition]
    return graph.builds(for: conditions).builds.contains { build in
      graph.holds(candidate.member.condition, in: build, module: candidate.module)
        && graph.holds(conformance.condition, in: build, module: conformance.module)
        && !witnesses.contains { graph.holds($0.member.condition, in: build, module: $0.module) }
    }
  }

  // MARK: A subclass of a type that conforms

  private func inSubclass(_ requirement: Int, from base: Int) -> [Dead] {
    let line = [base] + graph.types.superclasses(of: base)
    let answer = line.lazy.flatMap { type in
      graph.serviceLocators.inheritedWitnesses(of: requirement, in: type)
    }.first
    return candidates(for: requirement).compactMap { candidate in
      let verdict = verdict(candidate, requirement)
      if let answer {
        guard case .mismatch(.type)? = verdict, !candidate.member.isOverride,
          !isCalledForAnother(candidate), !overrides(requirement)
        else { return nil }
        return Dead(
          found: candidate, requirement: requirement, reason: .mismatch(.type), rival: answer)
      }
      guard !isCalledForAnother(candidate) || verdict == nil else { return nil }
      return Dead(
        found: candidate, requirement: requirement, reason: verdict ?? .tookDefault(base))
    }
  }

  private func overrides(_ requirement: Int) -> Bool {
    let name = graph.locators.requirements[requirement].name
    return info.members.contains { $0.member.name == name && $0.member.isOverride }
  }

  // MARK: Members

  /// The type's members that have the requirement's name, or nearly so with its type.
  private func candidates(for requirement: Int) -> [TypeMember] {
    let required = graph.locators.requirements[requirement]
    return info.members.filter { candidate in
      guard candidate.member.kind != .other else { return false }
      if candidate.member.name == required.name { return true }
      return Spelling.isNear(candidate.member.name, required.name)
        && candidate.type?.isSame(as: required.type) == true && !isPlaceholder(required.type)
    }
  }

  private func isPlaceholder(_ type: ResolvedType) -> Bool {
    if case .placeholder = type { true } else { false }
  }

  /// Why the member isn't called for the requirement; nil when it is, or may be.
  private func verdict(
    _ candidate: TypeMember, _ requirement: Int, by conformance: Conformance? = nil
  ) -> Reason? {
    let required = graph.locators.requirements[requirement]
    guard candidate.member.name == required.name else { return .spelling }
    let why =
      conformance.map {
        graph.serviceLocators.mismatch(candidate, of: info.symbol, for: requirement, by: $0)
      } ?? Witness(requirement: required).mismatch(candidate.member, candidate.type).why
    return why.map(Reason.mismatch)
  }

  /// Whether the member is what another requirement of the type calls.
  private func isCalledForAnother(_ candidate: TypeMember) -> Bool {
    serviceLocator.obligations.contains {
      verdict(candidate, $0.requirement, by: $0.by) == nil
    } || serviceLocator.inherited.contains { verdict(candidate, $0.requirement) == nil }
  }
}

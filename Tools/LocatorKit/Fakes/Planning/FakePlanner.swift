/// Decides everything about a fake but its layout.
struct FakePlanner {
  let scope: FakeScope
  let interface: FakeIndex.Found
  /// The fakes of the same run: the fake's name for each interface's qualified name.
  let fakes: [String: String]
  /// The interfaces whose fakes wait for this one, to be made values of.
  var waiting: Set<String> = []

  /// - Throws: why no right fake of this protocol can be written.
  func plan() throws(FakeProblem) -> (plan: FakePlan, imports: ImportList) {
    let access = try access()
    let inheritance = try Inheritance(of: interface, in: scope)
    let name = fakes[interface.qualifiedName] ?? Self.fakeName(of: interface.declaration.name)
    let types = AssociatedTypes(of: inheritance, fakeName: name)
    var list = RequirementList(resolve: types.resolve(_:hiding:))
    try list.add(inheritance.members)
    if let id = types.identity(of: inheritance, at: interface.place) { try list.add([id]) }
    let isolation = isolation(of: inheritance)
    let place = FakeScope.Place(of: interface).hiding(inheritance.openNames)
    func members(canBeMade: Bool) -> [FakePlan.Member] {
      let stubs = stubPlanner(
        types, isolation, place, fake: (name, canBeMade), seesInternals: access == .internal)
      return list.members { stubs.stub(for: $0, named: $1) }
    }
    let (documentation, attributes) = try heading()
    var plan = FakePlan(
      typeName: name, interface: scope.writtenPath(of: interface).joined(separator: "."),
      documentation: documentation,
      attributes: attributes.filter { $0.hasPrefix("@available") }
        + [inheritance.globalActor].compactMap { $0 },
      access: access, isolation: isolation, superclass: try superclass(of: inheritance),
      generics: types.parameters, constraints: types.constraints,
      aliases: types.settled.map { ($0.name, $0.type) },
      members: members(canBeMade: list.canBeMadeWithoutArguments),
      identity: inheritance.standard.intersection(["Equatable", "Hashable", "Comparable"])
        .subtracting(list.requirements.contains { $0.name == "==" } ? ["Equatable"] : [])
        .subtracting(list.requirements.contains { $0.name == "<" } ? ["Comparable"] : []),
      names: FakeNames(
        fake: name, members: Set(list.requirements.map(OverloadNames.base)),
        types: inheritance.openNames.union(list.requirements.flatMap(\.mentionedNames))),
      conditions: interface.declaration.conditions)
    if !plan.required.isEmpty { plan.members = members(canBeMade: false) }
    try Refusals(plan: plan, copies: CopyProof(scope: scope, place: place)).check()
    plan.untold = scope.untold
    return (plan, ImportList(for: access, of: inheritance.origins, in: scope))
  }

  private func stubPlanner(
    _ types: AssociatedTypes, _ isolation: FakePlan.Isolation, _ place: FakeScope.Place,
    fake: (name: String, canBeMade: Bool), seesInternals: Bool
  ) -> StubPlanner {
    StubPlanner(
      scope: scope, place: place, isolation: isolation,
      values: ValueMaker(
        scope: scope, place: place, openNames: place.hidden, source: interface.source, fake: fake,
        fakeName: { nameOfFake(of: $0) }, seesInternals: seesInternals),
      proof: SendableProof(scope: scope, place: place, generics: shareable(types, at: place)),
      copies: CopyProof(scope: scope, place: place))
  }

  /// The name of another interface's fake of the same run, if it can be made without arguments; never of
  /// one that would have to make one of this.
  private func nameOfFake(of other: FakeIndex.Found) -> String? {
    let waiting = waiting.union([interface.qualifiedName])
    guard let name = fakes[other.qualifiedName], !waiting.contains(other.qualifiedName) else {
      return nil
    }
    let planner = FakePlanner(
      scope: FakeScope(scope.index), interface: other, fakes: fakes, waiting: waiting)
    let plan = try? planner.plan().plan
    for name in planner.scope.names { scope.note(name) }
    return plan.map { $0.isMadeWithoutArguments && !$0.isGeneric } ?? false ? name : nil
  }

  /// `Fake` and the interface's name without `Interface`.
  static func fakeName(of interface: String) -> String {
    let name =
      interface.hasSuffix("Interface") && interface != "Interface"
      ? String(interface.dropLast("Interface".count)) : interface
    return "Fake" + OverloadNames.capitalized(name)
  }

  /// The protocol's access, but no more than that of the types around it.
  private func access() throws(FakeProblem) -> Access {
    var access = Access.public
    for count in 1...interface.declaration.path.count {
      let path = Array(interface.declaration.path.prefix(count))
      guard
        let found = count == interface.declaration.path.count
          ? interface : scope.type(path, from: .init(of: interface))
      else { continue }
      let own =
        found.declaration.kind == .protocol
        ? try found.protocolSignature().access : found.nominalSignature.access
      access = min(access, own)
    }
    guard access >= .internal else { throw FakeProblem(.isPrivate, at: interface.place) }
    return access
  }

  private func heading() throws(FakeProblem) -> (documentation: [String], attributes: [String]) {
    guard interface.declaration.kind == .protocol else { return ([], []) }
    let signature = try interface.protocolSignature()
    return (signature.documentation, signature.attributes)
  }

  private func isolation(of inheritance: Inheritance) -> FakePlan.Isolation {
    if let actor = inheritance.globalActor { return .global(actor) }
    if !inheritance.standard.isDisjoint(with: ["Actor", "AnyActor"]) { return .actor }
    return inheritance.standard.contains("Sendable") ? .locked : .none
  }

  private func superclass(of inheritance: Inheritance) throws(FakeProblem) -> String? {
    guard let (found, written) = inheritance.superclass else {
      return inheritance.inheritsNSObject ? "NSObject" : nil
    }
    let signature = found.nominalSignature
    let canBeMade =
      !signature.hasInitializer && signature.stored.isEmpty
      || signature.initializers.contains { $0.parameters.isEmpty && $0.access >= .internal }
    guard canBeMade, !signature.modifiers.contains("final"),
      signature.modifiers.contains("open") || signature.access == .internal
    else { throw FakeProblem(.superclass(written), at: interface.place) }
    return written
  }

  /// The associated types that are `Sendable`, whatever they are.
  private func shareable(_ types: AssociatedTypes, at place: FakeScope.Place) -> Set<String> {
    let proof = SendableProof(scope: scope, place: place, generics: [])
    return Set(
      types.parameters.filter { parameter in
        let bounds =
          [parameter.constraint].compactMap { $0 }
          + types.constraints.filter { !$0.isSameType && $0.left.simpleName == parameter.name }
          .map(\.right)
        return bounds.contains { proof.holds(for: .existential($0)) }
      }.map(\.name))
  }
}

extension ProtocolRequirement {
  /// The first names of all types that it mentions.
  fileprivate var mentionedNames: [String] {
    let types =
      parameters.map(\.type) + [result].compactMap { $0 }
      + generics.compactMap(\.constraint) + constraints.flatMap { [$0.left, $0.right] }
    return types.flatMap(\.paths).compactMap(\.first)
  }
}

/// Decides how a fake answers one requirement, and what it records of a call.
struct StubPlanner {
  let scope: FakeScope
  private(set) var place: FakeScope.Place
  let isolation: FakePlan.Isolation
  private(set) var values: ValueMaker
  private(set) var proof: SendableProof
  private(set) var copies: CopyProof

  /// How a requirement is met, between whose generic parameters other types can't be seen.
  func stub(for requirement: ProtocolRequirement, named name: String) -> Stub {
    let names = requirement.genericNames
    var planner = self
    planner.place = place.hiding(names)
    planner.values.place = planner.place
    planner.copies.place = planner.place
    planner.proof = proof(for: requirement, at: planner.place)
    return planner.plan(requirement, named: name)
  }

  private func plan(_ requirement: ProtocolRequirement, named name: String) -> Stub {
    let erasure = Erasure(requirement) { isProtocol($0) }
    let inputs = requirement.parameters.map { input($0, erasure) }
    let result = requirement.result ?? .void
    var stub = Stub(
      requirement: requirement, name: name, inputs: inputs, handler: nil, isCast: false,
      fallback: .natural(""), isSendable: proof.holds(for: result),
      attributes: requirement.attributes.filter(keeps), isNonisolated: isNonisolated(requirement))
    if case .initializer = requirement.kind { return stub }
    let isStored =
      requirement.isProperty && !requirement.isAsync
      && requirement.throwing == .nothing && copies.holds(for: result)
    if !isStored {
      stub.echo = echo(of: requirement)
      stub.handler = handler(requirement, inputs, erasure)
      if stub.echo != nil { stub.handler?.result = SignatureType("Void") }
      stub.isCast = stub.echo == nil && erasure.changes(result)
    }
    stub.fallback = stub.echo.map { .natural($0) } ?? fallback(requirement, erasure)
    if requirement.isSettable, stub.handler != nil {
      stub.setter = [setter(of: requirement, named: name)]
    }
    return stub
  }

  /// A setter takes the new value after the parameters that a subscript has, and answers nothing.
  private func setter(of requirement: ProtocolRequirement, named name: String) -> Stub {
    let value = requirement.result ?? .void
    var setting = requirement
    setting.kind = .function
    setting.isAsync = false
    setting.throwing = .nothing
    setting.result = nil
    setting.parameters.append(
      .init(
        label: "newValue", name: "newValue",
        type: copies.holds(for: value) ? value : .modified(["consuming"], value), isVariadic: false)
    )
    return stub(for: setting, named: name + "Set")
  }

  private func input(
    _ parameter: ProtocolRequirement.Parameter, _ erasure: Erasure
  ) -> Stub.Input {
    let modifiers = Set(parameter.type.modifiers)
    var type = parameter.isVariadic ? .array(parameter.type.bare) : parameter.type.bare
    if parameter.isVariadic, case .expansion = parameter.type.bare { type = parameter.type.bare }
    let isOwned = modifiers.contains("consuming") || modifiers.contains("borrowing")
    var isPack = false
    if case .expansion = type { isPack = true }
    let erased = erasure.isSuppressed(type) ? nil : erasure.erase(type)?.withoutImplicitUnwrapping
    var recorded = erased
    if isOwned || !copies.holds(for: type) { recorded = nil }
    if isFunction(type), !modifiers.contains("@escaping"), !parameter.isVariadic { recorded = nil }
    let isSendable = recorded.map { proof.holds(for: $0) } ?? false
    if modifiers.contains("sending"), !isSendable { recorded = nil }
    let isChanged = erasure.changes(type)
    let kept = parameter.type.modifiers.filter { modifier in
      modifier != "@autoclosure" && !(isChanged && modifier != "@escaping")
    }
    let handed = isChanged && isOwned ? nil : erased
    return Stub.Input(
      parameter: parameter,
      handed: handed.map { kept.isEmpty ? $0 : .modified(kept, $0) },
      recorded: recorded, isSendable: isSendable, isPack: isPack)
  }

  private func handler(
    _ requirement: ProtocolRequirement, _ inputs: [Stub.Input], _ erasure: Erasure
  ) -> SignatureType.Function {
    var throwing = requirement.throwing
    switch throwing {
    case .whatItsArgumentThrows: throwing = .nothing
    case .typed(let error) where erasure.changes(error): throwing = .anything
    default: break
    }
    let result = requirement.result ?? SignatureType("Void")
    let answered =
      (erasure.changes(result) ? erasure.erase(result) ?? SignatureType("Any") : result)
      .withoutImplicitUnwrapping
    return SignatureType.Function(
      attributes: handlerAttributes(requirement),
      parameters: inputs.compactMap { input in input.handed.map { .init(label: nil, type: $0) } },
      isAsync: requirement.isAsync, throwing: throwing, result: answered)
  }

  private func handlerAttributes(_ requirement: ProtocolRequirement) -> [String] {
    let waits = requirement.isAsync ? ["nonisolated(nonsending)"] : []
    if let own = requirement.attributes.first(where: isGlobalActor) { return [own] }
    let isOpen = isNonisolated(requirement)
    switch isolation {
    case .global(let actor) where !isOpen: return [actor]
    case .actor where !isOpen && !requirement.isStatic: return waits + ["@Sendable"]
    case .none where !requirement.isStatic:
      return requirement.modifiers.contains("nonisolated(nonsending)") ? waits : []
    default:
      return (requirement.modifiers.contains("nonisolated(nonsending)") ? waits : [])
        + ["@Sendable"]
    }
  }

  private func fallback(_ requirement: ProtocolRequirement, _ erasure: Erasure) -> Stub.Fallback {
    guard let result = requirement.result else { return .natural("") }
    if erasure.changes(result) || throwsWhatItsArgumentDoes(requirement, erasure),
      let call = call(ofParameterAnswering: result, requirement)
    {
      return .natural(call)
    }
    if let natural = values.natural(result, isStatic: requirement.isStatic) {
      return .natural(natural)
    }
    if requirement.throwing == .anything { return .thrown(nil) }
    if let same = parameter(thatIsAnswerOf: requirement) { return .substitute(same.reference) }
    if case .typed(let error) = requirement.throwing,
      let value = values.substitute(error, isStatic: true)
    {
      return .thrown(value)
    }
    if let value = values.substitute(result, isStatic: requirement.isStatic) {
      return .substitute(value)
    }
    return call(ofParameterAnswering: result, requirement).map { .natural($0) } ?? .required
  }

  /// The parameter that can be handed back.
  private func parameter(thatIsAnswerOf requirement: ProtocolRequirement)
    -> ProtocolRequirement.Parameter?
  {
    let modifiers = requirement.parameters.map(\.type.modifiers)
    // What was sent to one actor isn't handed back beside a call that hands it on.
    let isIsolated = modifiers.contains { $0.contains("isolated") }
    return requirement.parameters.first { parameter in
      parameter.type.bare == requirement.result?.bare && !parameter.isVariadic
        && !parameter.type.modifiers.contains("borrowing")
        && !(isIsolated && parameter.type.modifiers.contains("sending"))
    }
  }

  private func throwsWhatItsArgumentDoes(_ requirement: ProtocolRequirement, _ erasure: Erasure)
    -> Bool
  {
    switch requirement.throwing {
    case .whatItsArgumentThrows: true
    case .typed(let error): erasure.changes(error)
    case .nothing, .anything: false
    }
  }

  /// The parameter pack that is answered as it came.
  private func echo(of requirement: ProtocolRequirement) -> String? {
    guard case .expansion? = requirement.result?.bare else { return nil }
    return requirement.parameters.first { $0.type.bare == requirement.result?.bare }
      .map { "(repeat each \($0.reference))" }
  }

  /// A function that hands on what a closure answers does so until it's told otherwise.
  private func call(ofParameterAnswering result: SignatureType, _ requirement: ProtocolRequirement)
    -> String?
  {
    for parameter in requirement.parameters {
      guard case .function(let function) = parameter.type.bare, function.result.bare == result.bare,
        !function.isAsync || requirement.isAsync,
        !function.parameters.contains(where: { $0.type.modifiers.contains("inout") }),
        [.nothing, requirement.throwing].contains(function.throwing)
          || [.anything, .whatItsArgumentThrows].contains(requirement.throwing)
      else { continue }
      let arguments = function.parameters.compactMap { values.natural($0.type, isStatic: true) }
      guard arguments.count == function.parameters.count else { continue }
      return (function.throwing == .nothing ? "" : "try ") + (function.isAsync ? "await " : "")
        + "\(parameter.reference)(\(arguments.joined(separator: ", ")))"
    }
    return nil
  }

  /// Whether the type is a function's, by whatever name.
  private func isFunction(_ type: SignatureType, depth: Int = 0) -> Bool {
    switch type.bare {
    case .function: return true
    case .named(let names) where depth < 8:
      guard let found = scope.type(names.map(\.text), from: place),
        let aliased = found.nominalSignature.aliased
      else { return false }
      return isFunction(aliased, depth: depth + 1)
    default: return false
    }
  }

  private func isNonisolated(_ requirement: ProtocolRequirement) -> Bool {
    requirement.modifiers.contains("nonisolated")
  }

  /// Whether the attribute means the same for the fake's member as for the requirement.
  private func keeps(_ attribute: String) -> Bool {
    let name = attribute.prefix { $0 != "(" }
    return [
      "@available", "@discardableResult", "@concurrent", "@Sendable", "@_lifetime", "@lifetime",
    ]
    .contains(String(name)) || isGlobalActor(attribute)
  }

  private func isGlobalActor(_ attribute: String) -> Bool {
    guard !attribute.contains("(") else { return false }
    if attribute == "@MainActor" { return true }
    let path = attribute.dropFirst().split(separator: ".").map(String.init)
    guard let found = scope.type(path, from: place) else { return false }
    return found.nominalSignature.attributes
      .contains("@globalActor")
  }

  private func isProtocol(_ type: SignatureType) -> Bool {
    guard case .named(let names) = type.bare, !place.hides(names.map(\.text)) else {
      return false
    }
    if let found = scope.type(names.map(\.text), from: place) {
      return found.declaration.kind == .protocol
    }
    let name = names.last?.text ?? ""
    return StandardRequirements.signature(of: name) != nil
      && !["Copyable", "Escapable"].contains(name)
  }

  private func proof(for requirement: ProtocolRequirement, at place: FakeScope.Place)
    -> SendableProof
  {
    let safe = requirement.generics.filter { generic in
      let bounds =
        [generic.constraint].compactMap { $0 }
        + requirement.constraints.filter { $0.left.simpleName == generic.name }.map(\.right)
      return bounds.contains { proof.holds(for: .existential($0)) }
    }
    return SendableProof(
      scope: scope, place: place,
      generics: proof.generics.subtracting(requirement.genericNames).union(safe.map(\.name)))
  }
}

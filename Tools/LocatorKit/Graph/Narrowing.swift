/// Tells whether constraints leave out some generic arguments for which a conformance holds, so that a
/// member under them is never called through it.
struct Narrowing {
  let table: SymbolTable
  /// The generic parameters of the type.
  let generics: Set<String>
  /// What the type, and its conformance, ask of them.
  let known: [Constraint]

  /// Whether one of the constraints surely isn't met by all that the conformance is for.
  func isNarrowed(by constraints: [Constraint]) -> Bool {
    // Where one parameter is bound to another, any of them may say what holds.
    guard !known.contains(where: { $0.kind == .same }) else { return false }
    return constraints.contains(where: isNarrower)
  }

  private func isNarrower(_ constraint: Constraint) -> Bool {
    guard generics.contains(constraint.subject) else { return false }
    if constraint.kind == .same { return true }
    return constraint.types.contains { type in
      guard let wanted = name(of: type), !isMarker(wanted) else { return false }
      let given = known.filter { $0.subject == constraint.subject }.flatMap(\.types)
      return given.allSatisfy { name(of: $0).map { implies($0, wanted) == false } ?? false }
    }
  }

  private func implies(_ given: ResolvedType.Name, _ wanted: ResolvedType.Name) -> Bool? {
    ProtocolReach(table: table).implies(given, wanted)
  }

  private func name(of type: ResolvedType) -> ResolvedType.Name? {
    switch type {
    case .interface(let names): names.count == 1 ? names.first : nil
    case .external(let name): .external(name)
    default: nil
    }
  }

  /// A protocol without a trace, or one of which that can't be told.
  private func isMarker(_ name: ResolvedType.Name) -> Bool {
    guard case .external(let name) = name else { return name == .unclear }
    return StandardProtocols.markers.contains(name) || !StandardProtocols.isKnown(name)
  }
}

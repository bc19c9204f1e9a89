/// Tells which types are known to be safe to share.
struct SendableProof {
  let scope: FakeScope
  var place: FakeScope.Place
  /// The names of generic parameters and associated types that must be `Sendable`.
  var generics: Set<String>

  /// Whether the type is `Sendable` for certain; where that can't be told, no.
  func holds(for type: SignatureType) -> Bool {
    switch type.bare {
    case .optional(let inner), .unwrapped(let inner), .array(let inner), .inlineArray(_, let inner):
      return holds(for: inner)
    case .dictionary(let key, let value): return holds(for: key) && holds(for: value)
    case .tuple(let elements): return elements.allSatisfy { holds(for: $0.type) }
    case .function(let function):
      return function.attributes.contains { $0 == "@Sendable" || $0 == "@MainActor" }
    case .existential(let inner): return inherits(inner, depth: 0)
    case .composition: return inherits(type.bare, depth: 0)
    case .named(let names): return isSendable(names)
    default: return false
    }
  }

  private func isSendable(_ names: [SignatureType.Name]) -> Bool {
    let path = names.map(\.text)
    if place.hides(path) { return path.count == 1 && generics.contains(path[0]) }
    if let type = scope.type(path, from: place) {
      if type.declaration.kind == .typealias { return false }
      return !names.contains { !$0.arguments.isEmpty } && isDeclaredSendable(type)
    }
    guard let known = path.last, path.count == 1 || path[0] == "Swift" else { return false }
    return StandardTypes.sendable.contains(known)
      && names.flatMap(\.arguments).allSatisfy(holds)
  }

  /// Whether its declaration or an extension says so; `Sendable` that only the compiler infers doesn't
  /// reach other modules for public types.
  private func isDeclaredSendable(_ type: FakeIndex.Found) -> Bool {
    if type.declaration.kind == .actor { return true }
    return scope.parts(of: type).contains { part in
      let signature = part.nominalSignature
      return signature.attributes.contains("@MainActor")
        || signature.inherited.contains { inherits($0, depth: 0) }
    }
  }

  /// Whether a protocol is `Sendable`, or inherits it.
  private func inherits(_ type: SignatureType, depth: Int) -> Bool {
    guard depth < 16 else { return false }
    switch type.bare {
    case .composition(let parts): return parts.contains { inherits($0, depth: depth + 1) }
    case .named(let names):
      let path = names.map(\.text)
      guard let found = scope.type(path, from: place) else {
        guard let name = path.last else { return false }
        if name == "Sendable" { return true }
        return StandardRequirements.signature(of: name)?.inherited
          .contains { inherits($0.type, depth: depth + 1) } ?? false
      }
      guard found.declaration.kind == .protocol,
        let signature = try? found.protocolSignature()
      else { return false }
      return signature.attributes.contains("@MainActor")
        || signature.inherited.contains { inherits($0.type, depth: depth + 1) }
    default: return false
    }
  }
}

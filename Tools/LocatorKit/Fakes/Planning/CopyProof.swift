/// Tells which values can be copied, and kept longer than a call.
struct CopyProof {
  let scope: FakeScope
  var place: FakeScope.Place

  /// Whether a value of the type can be recorded.
  func holds(for type: SignatureType) -> Bool {
    switch type.bare {
    case .optional(let inner), .unwrapped(let inner), .inlineArray(_, let inner):
      return holds(for: inner)
    case .tuple(let elements): return elements.allSatisfy { holds(for: $0.type) }
    case .existential(let bound), .opaque(let bound): return !isSuppressed(bound, "Copyable")
    case .composition: return !isSuppressed(type, "Copyable")
    case .named(let names):
      return !names.flatMap(\.arguments).contains { !holds(for: $0) } && isCopyable(names)
    default: return true
    }
  }

  /// Whether a value of the type lives no longer than what it was made of.
  func isBorrowed(_ type: SignatureType) -> Bool {
    switch type.bare {
    case .optional(let inner), .unwrapped(let inner): return isBorrowed(inner)
    case .tuple(let elements): return elements.contains { isBorrowed($0.type) }
    case .named(let names):
      let path = names.map(\.text)
      guard let found = scope.type(path, from: place) else {
        return !place.hides(path) && path.last.map(Self.spans.contains) ?? false
      }
      return found.nominalSignature.inherited.contains { isSuppressed($0, "Escapable") }
    default: return false
    }
  }

  private func isCopyable(_ names: [SignatureType.Name]) -> Bool {
    let path = names.map(\.text)
    guard let found = scope.type(path, from: place) else {
      return place.hides(path)
        || !(path.last.map { Self.spans.contains($0) || ["Atomic", "Mutex"].contains($0) } ?? false)
    }
    return !found.nominalSignature.inherited.contains {
      isSuppressed($0, "Copyable") || isSuppressed($0, "Escapable")
    }
  }

  private func isSuppressed(_ bound: SignatureType, _ name: String) -> Bool {
    switch bound.bare {
    case .composition(let parts): parts.contains { isSuppressed($0, name) }
    case .suppressed(let type): type.bare == SignatureType(name)
    default: false
    }
  }

  private static let spans: Set<String> = [
    "Span", "RawSpan", "MutableSpan", "MutableRawSpan", "OutputSpan", "OutputRawSpan", "UTF8Span",
  ]
}

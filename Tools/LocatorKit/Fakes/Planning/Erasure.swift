/// Replaces a function's generic parameters by what a closure, which has none, can take and answer.
struct Erasure {
  /// For each generic parameter, what stands for it: an existential, or `Any`.
  private let erased: [String: SignatureType]
  /// Those whose values may not be copied or kept.
  private let suppressed: Set<String>
  private let isProtocol: (SignatureType) -> Bool

  init(_ requirement: ProtocolRequirement, isProtocol: @escaping (SignatureType) -> Bool) {
    self.isProtocol = isProtocol
    var erased: [String: SignatureType] = [:]
    var suppressed: Set<String> = []
    for generic in requirement.generics {
      let others = requirement.constraints.filter {
        !$0.isSameType && $0.left.simpleName == generic.name
      }.map(\.right)
      let all = ([generic.constraint].compactMap { $0 } + others).flatMap(Self.parts)
      if all.contains(where: Self.isSuppression) { suppressed.insert(generic.name) }
      erased[generic.name] =
        generic.specifier == "let" ? .other("Int") : Self.existential(of: all, isProtocol)
    }
    self.erased = erased
    self.suppressed = suppressed
  }

  private var names: Set<String> { Set(erased.keys) }

  /// Whether the type is, or is made of, a generic parameter or an opaque type.
  func changes(_ type: SignatureType) -> Bool {
    if type.mentions(names) { return true }
    var isOpaque = false
    _ = type.replacing { part in
      if case .opaque = part { isOpaque = true }
      return nil
    }
    return isOpaque
  }

  /// Whether values of the type can't be copied or kept.
  func isSuppressed(_ type: SignatureType) -> Bool {
    if type.mentions(suppressed) { return true }
    guard case .opaque(let bound) = type.bare else { return false }
    return Self.parts(bound).contains(where: Self.isSuppression)
  }

  /// What a value of the type converts to by itself; nil where it doesn't.
  func erase(_ type: SignatureType) -> SignatureType? {
    guard changes(type) else { return type }
    switch type.bare {
    case .opaque(let bound): return Self.existential(of: Self.parts(bound), isProtocol)
    case .named(let path) where path.count == 1 && path[0].arguments.isEmpty:
      return erased[path[0].text]
    case .optional(let inner): return erase(inner).map { .optional($0) }
    case .array(let inner): return erase(inner).map { .array($0) }
    case .expansion(let inner): return erase(inner).map { .array($0) }
    case .packElement(let inner): return erase(inner)
    case .metatype(let inner, "Type"):
      switch erase(inner) {
      case .existential(let bound)?: return .existential(.metatype(bound, "Type"))
      case let any?: return .metatype(any, "Type")
      case nil: return nil
      }
    case .function(var function):
      guard !function.parameters.contains(where: { changes($0.type) }),
        let result = erase(function.result)
      else { return nil }
      function.result = result
      if case .typed(let error) = function.throwing, changes(error) {
        function.throwing = .anything
      }
      return .function(function)
    default: return Self.any
    }
  }

  private static let any = SignatureType("Any")

  private static func existential(
    of bounds: [SignatureType], _ isProtocol: (SignatureType) -> Bool
  ) -> SignatureType {
    let bounds = bounds.filter { !isSuppression($0) }
    guard !bounds.isEmpty, bounds.allSatisfy(isProtocol) else { return any }
    return .existential(bounds.count == 1 ? bounds[0] : .composition(bounds))
  }

  private static func parts(_ bound: SignatureType) -> [SignatureType] {
    if case .composition(let parts) = bound.bare { parts.flatMap(Self.parts) } else { [bound.bare] }
  }

  private static func isSuppression(_ type: SignatureType) -> Bool {
    if case .suppressed = type { true } else { false }
  }
}

/// How the pieces of the pattern are named to a person.
enum Wording {
  /// What keeps a member from being called for a requirement.
  static func difference(
    _ mismatch: Witness.Mismatch, of member: MemberFact, from requirement: Requirement
  ) -> String {
    let wanted = requirement.member
    let type = wanted.type.map(\.description) ?? "an interface"
    return switch mismatch {
    case .kind:
      wanted.kind == .function
        ? "it's a property, and the protocol requires a function"
        : "it's a function, and the protocol requires a property"
    case .isStatic: "it's static"
    case .parameters:
      member.parameters == .defaulted
        ? "it takes a parameter, even if a call may leave it out" : "it takes a parameter"
    case .asynchronous: "it's async, and the requirement isn't"
    case .throwing: "it throws, and the requirement doesn't"
    case .mutating: "it's mutating, and the requirement isn't"
    case .generic: "it has generic parameters of its own"
    case .constrained: "it's there for some of the type's generic arguments only"
    case .type:
      "its type is '\(member.type.map(\.description) ?? "another")', and the protocol requires '\(type)'"
    }
  }

  /// A requirement as an override declares it.
  static func declaration(of member: MemberFact) -> String {
    let effects = (member.isAsync ? " async" : "") + (member.isThrowing ? " throws" : "")
    let type = member.type.map(\.description) ?? "…"
    if member.kind == .function { return "func \(member.name)()\(effects) -> \(type)" }
    let accessors = effects.isEmpty ? "" : " { get\(effects) }"
    return "var \(member.name): \(type)\(accessors)"
  }

  /// Names in a sentence: `a`, `a and b`, `a, b and c`.
  static func list(_ names: [String]) -> String {
    guard let last = names.last, names.count > 1 else { return names.first ?? "" }
    return names.dropLast().joined(separator: ", ") + " and " + last
  }
}

extension InitializerFact {
  /// As a person names it: `init(serviceLocator:)`.
  var spelling: String {
    "init(" + parameters.map { ($0.label ?? "_") + ":" }.joined() + ")"
  }
}

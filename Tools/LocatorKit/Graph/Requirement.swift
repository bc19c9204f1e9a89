/// What a locator requires of whoever hands an interface out.
package struct Requirement: Sendable {
  package var index: Int
  /// The locator that declares it.
  package var locator: Int
  package var member: MemberFact
  package var type: ResolvedType
  package var file: Int

  package var name: String { member.name }

  /// The requirement as a person names it: `reachability()`.
  package var spelling: String { member.kind == .function ? "\(name)()" : name }
}

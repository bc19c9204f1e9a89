/// A member of a type, from its declaration or one of its extensions.
package struct TypeMember: Sendable {
  package var member: MemberFact
  package var file: Int
  package var module: Int
  package var type: ResolvedType?
  /// Whether it stands in an extension for some of the type's generic arguments only.
  package var isConstrained: Bool
}

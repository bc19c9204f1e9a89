/// A member of a type, from its declaration or one of its extensions.
package struct TypeMember: Sendable {
  package var member: MemberFact
  package var file: Int
  package var module: Int
  package var type: ResolvedType?
  /// What it asks of the type's generic arguments: its extension's where clause, and its own.
  package var constraints: [Constraint]
}

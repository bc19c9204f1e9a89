/// One constraint of a generic clause, its types resolved.
package struct Constraint: Hashable, Sendable {
  package var subject: String
  package var kind: ConstraintFact.Kind
  /// The protocols and the class that the clause asks for, compositions taken apart.
  package var types: [ResolvedType]
  package var text: String

  init(_ fact: ConstraintFact, in scope: Scope, _ resolver: TypeResolver) {
    subject = fact.subject
    kind = fact.kind
    types = resolver.flatten(fact.type, in: scope)
    text = "\(fact.subject)\(fact.kind == .same ? " == " : ": ")\(fact.type)"
  }
}

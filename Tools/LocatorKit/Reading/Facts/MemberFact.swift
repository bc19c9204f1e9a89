/// A function or a property of a protocol, a type or an extension, or of the file itself.
package struct MemberFact: Codable, Hashable, Sendable {
  package enum Kind: String, Codable, CaseIterable, Sendable {
    case function
    case property
    /// What can stand among requirements but locates nothing: a subscript, an operator.
    case other
  }

  package enum Parameters: String, Codable, CaseIterable, Sendable {
    case none
    /// Every parameter has a default argument, so that a call may leave all of them out.
    case defaulted
    case some
  }

  package var kind: Kind
  package var name: String
  package var parameters: Parameters
  /// The parameters one by one; empty where they weren't read.
  package var inputs: [ParameterFact]
  /// The result or the property's type; nil where the source leaves it to inference.
  package var type: TypeExpression?
  /// The access that the member has for its own modifiers and those around it.
  package var access: Access
  package var isStatic: Bool
  package var isAsync: Bool
  package var isThrowing: Bool
  package var isMutating: Bool
  package var isOverride: Bool
  /// Whether it has generic parameters of its own.
  package var isGeneric: Bool
  /// What its generic clauses ask.
  package var constraints: [ConstraintFact]
  /// A property that keeps a value, rather than computing one.
  package var isStored: Bool
  /// A requirement that can be written: `{ get set }`.
  package var isSettable: Bool
  package var condition: Condition
  package var position: Position
  /// What the body does, or the initial value; empty where it wasn't read, or is made when it's first asked for.
  package var steps: [Step]
}

/// An initializer of a type, with what it does.
package struct InitializerFact: Codable, Hashable, Sendable {
  package struct Parameter: Codable, Hashable, Sendable {
    /// The argument's label at a call, or nil for `_`.
    package var label: String?
    /// The name inside the initializer.
    package var name: String
    package var type: TypeExpression
    package var isDefaulted: Bool
    package var position: Position
  }

  package var parameters: [Parameter]
  package var generics: [ConstraintFact]
  package var genericNames: [String]
  package var access: Access
  package var condition: Condition
  package var position: Position
  package var steps: [Step]
}

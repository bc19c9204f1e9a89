/// An initializer of a type, with what it does.
package struct InitializerFact: Codable, Hashable, Sendable {
  package var parameters: [ParameterFact]
  package var generics: [ConstraintFact]
  package var genericNames: [String]
  package var access: Access
  package var condition: Condition
  package var position: Position
  package var steps: [Step]
}

/// What a file declares at its top besides types, extensions and typealiases.
package struct GlobalFact: Codable, Hashable, Sendable {
  package enum Kind: String, Codable, CaseIterable, Sendable {
    case function
    case variable
    case macro
  }

  package var kind: Kind
  package var name: String
  package var access: Access
  package var condition: Condition
  package var position: Position
  /// A function's parameters.
  package var parameters: [ParameterFact]
  /// What a variable's initial value does, or a function's body; empty where it wasn't read.
  package var steps: [Step]
}

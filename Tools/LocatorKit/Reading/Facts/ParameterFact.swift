/// A parameter of a function or an initializer.
package struct ParameterFact: Codable, Hashable, Sendable {
  /// The argument's label at a call, or nil for `_`.
  package var label: String?
  /// The name inside the body.
  package var name: String
  package var type: TypeExpression
  package var isDefaulted: Bool
  package var position: Position
}

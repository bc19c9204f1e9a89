/// A parameter of a function or an initializer.
package struct ParameterFact: Codable, Hashable, Sendable {
  /// What a parameter holds when a call gives it nothing.
  package struct DefaultValue: Codable, Hashable, Sendable {
    package var value: Step.Value
    package var steps: [Step]
  }

  /// The argument's label at a call, or nil for `_`.
  package var label: String?
  /// The name inside the body.
  package var name: String
  package var type: TypeExpression
  package var defaultValue: DefaultValue?
  package var position: Position

  var isDefaulted: Bool { defaultValue != nil }
}

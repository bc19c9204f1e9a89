/// A typealias, wherever it stands.
package struct TypealiasFact: Codable, Hashable, Sendable {
  package var scope: [String]
  package var name: String
  package var target: TypeExpression
  package var isGeneric: Bool
  package var access: Access
  package var condition: Condition
  package var position: Position
}

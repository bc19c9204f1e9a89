/// A protocol, a type or a typealias that a module declares.
package struct Symbol: Sendable {
  package enum Kind: Sendable {
    case `protocol`
    case type
    case alias
  }

  package var kind: Kind
  package var module: Int
  package var file: Int
  /// The index among the file's declarations, or its typealiases.
  package var index: Int
  package var path: [String]
  package var access: Access
  package var condition: Condition
  package var position: Position

  package var name: String { path.last ?? "" }
}

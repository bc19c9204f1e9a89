/// A type's conformance to a protocol of the package.
package struct Conformance: Sendable {
  package var `protocol`: Int
  package var file: Int
  package var module: Int
  package var condition: Condition
  package var position: Position
  /// What it asks of the type's generic arguments.
  package var constraints: [Constraint]
}

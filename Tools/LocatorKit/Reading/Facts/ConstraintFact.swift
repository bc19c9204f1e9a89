/// One constraint of a generic clause: `Self: ReachabilityLocator`, `Element == Article`.
package struct ConstraintFact: Codable, Hashable, Sendable {
  package enum Kind: String, Codable, CaseIterable, Sendable {
    case conforms
    case same
  }

  package var subject: String
  package var kind: Kind
  package var type: TypeExpression
}

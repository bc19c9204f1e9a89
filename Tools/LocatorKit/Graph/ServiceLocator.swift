/// A type that hands out interfaces: it conforms to at least one locator.
package struct ServiceLocator: Sendable {
  package var type: Int
  /// Each requirement, with the conformance that brings it.
  package var obligations: [(requirement: Int, by: Conformance)]
  /// Requirements that a class above brings, and answers for.
  package var inherited: [(requirement: Int, from: Int)]
}

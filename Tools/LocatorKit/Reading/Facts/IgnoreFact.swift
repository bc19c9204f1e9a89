/// A comment `// locator:ignore rule-id: reason`.
package struct IgnoreFact: Codable, Hashable, Sendable {
  package var rule: String
  package var reason: String
  package var position: Position
  /// The lines on which it silences a finding.
  package var lines: [Int]
}

/// One import of a file.
package struct ImportFact: Codable, Hashable, Sendable {
  package var module: String
  /// The declaration that a scoped import names: `import struct Foundation.URL`.
  package var declaration: String?
  package var isExported: Bool
  package var condition: Condition
  package var position: Position
}

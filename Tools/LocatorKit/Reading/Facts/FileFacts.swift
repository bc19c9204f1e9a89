/// All that the tool knows of one source file. It depends on the file's bytes alone.
package struct FileFacts: Codable, Hashable, Sendable {
  package struct Problem: Codable, Hashable, Sendable {
    package var message: String
    package var position: Position
  }

  package var imports: [ImportFact] = []
  package var declarations: [DeclarationFact] = []
  package var typealiases: [TypealiasFact] = []
  package var globals: [GlobalFact] = []
  package var ignores: [IgnoreFact] = []
  /// Names with a capital letter that the file uses, but for a protocol's in its own declaration and extensions.
  package var mentions: [String] = []
  /// Names reached through a dot anywhere in the file.
  package var accessed: [String] = []
  /// What the parser says of a file that isn't Swift.
  package var problems: [Problem] = []
  /// What may declare more than the file shows: macros.
  package var unread: [Problem] = []

  package init() {}
}

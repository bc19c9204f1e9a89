/// A class, struct, enum or actor with its extensions.
package struct TypeInfo: Sendable {
  package var symbol: Int
  package var kind: DeclarationFact.Kind
  package var module: Int
  /// What the declaration asks of its own generic arguments.
  package var constraints: [Constraint] = []
  package var conformances: [Conformance] = []
  package var members: [TypeMember] = []
  package var superclass: Int?
  /// Whether a macro may give the type members or conformances that the sources don't show.
  package var isPartlyUnseen = false
  /// The declaration and the extensions: file, and index of the declaration in it.
  package var parts: [(file: Int, declaration: Int)] = []
}

/// A protocol, a type or an extension, with all that it declares at its top.
package struct DeclarationFact: Codable, Hashable, Sendable {
  package enum Kind: String, Codable, CaseIterable, Sendable {
    case `protocol`
    case `class`
    case `struct`
    case `enum`
    case actor
    case `extension`
  }

  package struct Inherited: Codable, Hashable, Sendable {
    package var type: TypeExpression
    package var position: Position
  }

  package struct AssociatedType: Codable, Hashable, Sendable {
    package var name: String
    package var bounds: [TypeExpression]
  }

  package var kind: Kind
  /// The types around the declaration, outermost first.
  package var scope: [String]
  /// The declared name, or the extended type's as the file writes it.
  package var name: [String]
  /// The access that the declaration has for its own modifiers and those around it.
  package var access: Access
  package var inherited: [Inherited]
  package var genericNames: [String]
  package var constraints: [ConstraintFact]
  package var associatedTypes: [AssociatedType]
  package var members: [MemberFact]
  package var initializers: [InitializerFact]
  /// Attributes, by name without the `@`.
  package var attributes: [String]
  /// Whether a macro among the members may declare more than the file shows.
  package var hasMacroMembers: Bool
  /// Whether requirements were left out: those of a protocol that isn't named as a locator.
  package var hasUnreadMembers: Bool
  package var condition: Condition
  package var position: Position
  /// Names that the members read as values, and names they reach through a dot.
  package var usage: Usage

  package struct Usage: Codable, Hashable, Sendable {
    package var values: [String] = []
    package var accessed: [String] = []
  }

  /// Whether a consumer's members may stand here: its own, an extension's, a subclass's.
  var mayUseLocators: Bool {
    switch kind {
    case .protocol: false
    case .extension: true
    case .class: !initializers.isEmpty || !inherited.isEmpty
    case .struct, .enum, .actor: !initializers.isEmpty
    }
  }

  /// Where a declaration of this kind has its members' dispatch, and so can be a service locator.
  package var isConcrete: Bool { kind != .protocol && kind != .extension }
}

/// A protocol as its source says it.
struct ProtocolSignature: Hashable, Sendable {
  /// A type that it inherits, and where its clause says so.
  struct Inherited: Hashable, Sendable {
    var type: SignatureType
    var source: SourcePlace
  }

  struct AssociatedType: Hashable, Sendable {
    var name: String
    var bound: SignatureType?
    var standard: SignatureType?
    var constraints: [GenericConstraint]
    var source: SourcePlace
  }

  /// A branch of an `#if`, `#elseif`, `#else`, with that line.
  struct Branch: Hashable, Sendable {
    var directive: String
    var members: [Member]
  }

  indirect enum Member: Hashable, Sendable {
    case requirement(ProtocolRequirement)
    case associatedType(AssociatedType)
    case conditional([Branch])
  }

  var name: String
  var documentation: [String] = []
  var attributes: [String] = []
  var access = Access.internal
  var modifiers: Set<String> = []
  /// The names of its primary associated types.
  var primary: [String] = []
  var inherited: [Inherited] = []
  var constraints: [GenericConstraint] = []
  var members: [Member] = []
  /// What it calls types for short, but for generic ones.
  var aliases: [String: SignatureType] = [:]
}

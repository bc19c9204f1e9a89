/// A protocol as its source says it.
struct ProtocolSignature: Sendable {
  struct AssociatedType: Sendable {
    var name: String
    var bound: SignatureType?
    var standard: SignatureType?
    var constraints: [GenericConstraint]
    var source: SourcePlace
  }

  /// A branch of an `#if`, `#elseif`, `#else`, with that line.
  struct Branch: Sendable {
    var directive: String
    var members: [Member]
  }

  indirect enum Member: Sendable {
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
  var inherited: [(type: SignatureType, source: SourcePlace)] = []
  var constraints: [GenericConstraint] = []
  var members: [Member] = []
  /// What it calls types for short, but for generic ones.
  var aliases: [String: SignatureType] = [:]
}

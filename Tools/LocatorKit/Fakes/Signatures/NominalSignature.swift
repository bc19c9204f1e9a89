/// A struct, an enum, a class, an actor or an extension of one, as far as it says how to make a value
/// of it and where that may go; or what a typealias stands for.
struct NominalSignature: Sendable {
  struct Initializer: Sendable {
    var parameters: [SignatureType.Element]
    var access: Access
  }

  var access = Access.internal
  var attributes: [String] = []
  var modifiers: Set<String> = []
  var inherited: [SignatureType] = []
  /// The names of its generic parameters.
  var generics: Set<String> = []
  /// The cases outside of any `#if`, with what they carry.
  var cases: [(name: String, values: [SignatureType.Element])] = []
  /// The initializers that neither fail, throw nor wait.
  var initializers: [Initializer] = []
  var hasInitializer = false
  /// The stored properties without a default.
  var stored: [SignatureType.Element] = []
  /// What a typealias stands for.
  var aliased: SignatureType?
}

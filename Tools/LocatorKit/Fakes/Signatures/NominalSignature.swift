/// A struct, an enum, a class, an actor or an extension of one, as far as it says how to make a value
/// of it and where that may go; or what a typealias stands for.
struct NominalSignature: Hashable, Sendable {
  struct Case: Hashable, Sendable {
    var name: String
    /// What it carries.
    var values: [SignatureType.Element]
  }

  struct Initializer: Hashable, Sendable {
    var parameters: [SignatureType.Element]
    var access: Access
  }

  var access = Access.internal
  var attributes: [String] = []
  var modifiers: Set<String> = []
  var inherited: [SignatureType] = []
  /// The names of its generic parameters.
  var generics: Set<String> = []
  /// The cases outside of any `#if`.
  var cases: [Case] = []
  /// The initializers that neither fail, throw nor wait.
  var initializers: [Initializer] = []
  var hasInitializer = false
  /// The stored properties without a default.
  var stored: [SignatureType.Element] = []
  /// What a typealias stands for.
  var aliased: SignatureType?
}

/// What a protocol asks of its types, as its source says it.
struct ProtocolRequirement: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case function
    case property(isSettable: Bool)
    case `subscript`(isSettable: Bool)
    case initializer(mark: String)
  }

  struct Parameter: Hashable, Sendable {
    /// What a caller writes; `_` for nothing.
    var label: String
    /// What the body calls it.
    var name: String
    var type: SignatureType
    var isVariadic: Bool

    /// How the body refers to it.
    var reference: String { name.escaped }
  }

  var kind: Kind
  /// As written: an operator, or a name with the backticks that it may have.
  var name: String
  var isOperator = false
  /// The lines of its documentation, with their marks.
  var documentation: [String] = []
  var attributes: [String] = []
  var modifiers: Set<String> = []
  var generics: [GenericParameter] = []
  var parameters: [Parameter] = []
  var isAsync = false
  var throwing = Throwing.nothing
  /// What it answers; nil for nothing.
  var result: SignatureType?
  var constraints: [GenericConstraint] = []
  var source: SourcePlace

  var isStatic: Bool { modifiers.contains("static") || modifiers.contains("class") }
  var isSettable: Bool {
    switch kind {
    case .property(let isSettable), .subscript(let isSettable): isSettable
    case .function, .initializer: false
    }
  }

  /// What two requirements share when one member meets both.
  var signature: Signature {
    Signature(
      name: name, isStatic: isStatic, isAsync: isProperty ? false : isAsync,
      labels: parameters.map(\.label), types: parameters.map(\.type),
      result: isProperty ? nil : result?.bare, generics: generics.count)
  }

  var genericNames: Set<String> { Set(generics.map(\.name)) }

  var isProperty: Bool { if case .property = kind { true } else { false } }

  struct Signature: Hashable {
    var name: String
    var isStatic: Bool
    var isAsync: Bool
    var labels: [String]
    var types: [SignatureType]
    var result: SignatureType?
    var generics: Int
  }
}

struct GenericParameter: Hashable, Sendable {
  var name: String
  /// `each` of a pack, `let` of a number.
  var specifier: String?
  var constraint: SignatureType?

  var text: String {
    let bound = constraint.map { ": \($0.text)" } ?? ""
    return (specifier.map { "\($0) " } ?? "") + name + bound
  }
}

/// `left: right` or `left == right` of a where clause.
struct GenericConstraint: Hashable, Sendable {
  var left: SignatureType
  var isSameType: Bool
  var right: SignatureType

  var text: String { "\(left.text)\(isSameType ? " ==" : ":") \(right.text)" }
}

/// Where something stands in the package's sources.
struct SourcePlace: Hashable, Sendable {
  var file: String
  var offset: Int
}

/// A type as a signature writes it, in the parts that a fake tells apart.
indirect enum SignatureType: Hashable, Sendable {
  /// One name of a path such as `Module.Type<Argument>.Nested`.
  struct Name: Hashable, Sendable {
    var text: String
    var arguments: [SignatureType] = []
  }

  struct Element: Hashable, Sendable {
    var label: String?
    var type: SignatureType
  }

  struct Function: Hashable, Sendable {
    /// `@Sendable`, `@MainActor`, `nonisolated(nonsending)`.
    var attributes: [String] = []
    var parameters: [Element] = []
    var isAsync = false
    var throwing = Throwing.nothing
    var result: SignatureType
  }

  case named([Name])
  case optional(SignatureType)
  case unwrapped(SignatureType)
  case array(SignatureType)
  case inlineArray(count: SignatureType, SignatureType)
  case dictionary(key: SignatureType, value: SignatureType)
  case tuple([Element])
  case function(Function)
  case existential(SignatureType)
  case opaque(SignatureType)
  case composition([SignatureType])
  case suppressed(SignatureType)
  /// `Type` or `Protocol` of a type.
  case metatype(SignatureType, String)
  case expansion(SignatureType)
  case packElement(SignatureType)
  /// With attributes and specifiers before it: `@escaping`, `inout`, `sending`.
  case modified([String], SignatureType)
  /// What is no type by itself, as a number that is a generic argument.
  case other(String)
}

/// What a function throws.
enum Throwing: Hashable, Sendable {
  case nothing
  case anything
  case typed(SignatureType)
  case whatItsArgumentThrows

  /// What `throws(error)` comes to.
  init(_ error: SignatureType) {
    switch error.bare {
    case SignatureType("Never"): self = .nothing
    case .existential(SignatureType("Error")), SignatureType("Error"): self = .anything
    default: self = .typed(error)
    }
  }
}

extension SignatureType {
  static let void = SignatureType.tuple([])

  init(_ name: String) { self = .named([Name(text: name)]) }

  /// The type without attributes, specifiers and parentheses.
  var bare: SignatureType {
    switch self {
    case .modified(_, let type): type.bare
    case .tuple(let elements) where elements.count == 1 && elements[0].label == nil:
      elements[0].type.bare
    default: self
    }
  }

  /// `T` for `(T)`: where an operator follows, the text brings its own.
  var withoutParentheses: SignatureType {
    if case .tuple(let elements) = self, elements.count == 1, elements[0].label == nil {
      elements[0].type
    } else {
      self
    }
  }

  /// The type with attributes and specifiers before it.
  ///
  /// Those that belong to a function's type become its own; the others say how a parameter is handed over.
  func modified(by modifiers: [String]) -> SignatureType {
    guard case .function(var function) = self else {
      return modifiers.isEmpty ? self : .modified(modifiers, self)
    }
    let handing = modifiers.filter(Self.handing.contains)
    function.attributes = modifiers.filter { !Self.handing.contains($0) } + function.attributes
    return handing.isEmpty ? .function(function) : .modified(handing, .function(function))
  }

  private static let handing: Set<String> = [
    "@escaping", "@autoclosure", "inout", "consuming", "borrowing", "sending",
  ]

  /// The attributes and specifiers before it.
  var modifiers: [String] {
    if case .modified(let modifiers, let type) = self { modifiers + type.modifiers } else { [] }
  }

  var isVoid: Bool { bare == .void || bare == SignatureType("Void") }

  /// The name, where it's a single one without arguments.
  var simpleName: String? {
    guard case .named(let names) = bare, names.count == 1, names[0].arguments.isEmpty else {
      return nil
    }
    return names[0].text
  }

  /// The type with `transform` in place of each type in it that it answers for, outermost first.
  func replacing(_ transform: (SignatureType) -> SignatureType?) -> SignatureType {
    if let replaced = transform(self) { return replaced }
    func inner(_ type: SignatureType) -> SignatureType { type.replacing(transform) }
    func elements(_ list: [Element]) -> [Element] {
      list.map { Element(label: $0.label, type: inner($0.type)) }
    }
    switch self {
    case .named(let names):
      return .named(names.map { Name(text: $0.text, arguments: $0.arguments.map(inner)) })
    case .optional(let type): return .optional(inner(type))
    case .unwrapped(let type): return .unwrapped(inner(type))
    case .array(let type): return .array(inner(type))
    case .inlineArray(let count, let type): return .inlineArray(count: inner(count), inner(type))
    case .dictionary(let key, let value): return .dictionary(key: inner(key), value: inner(value))
    case .tuple(let list): return .tuple(elements(list))
    case .function(var function):
      function.parameters = elements(function.parameters)
      function.result = inner(function.result)
      if case .typed(let error) = function.throwing { function.throwing = Throwing(inner(error)) }
      return .function(function)
    case .existential(let type): return .existential(inner(type))
    case .opaque(let type): return .opaque(inner(type))
    case .composition(let types): return .composition(types.map(inner))
    case .suppressed(let type): return .suppressed(inner(type))
    case .metatype(let type, let kind): return .metatype(inner(type), kind)
    case .expansion(let type): return .expansion(inner(type))
    case .packElement(let type): return .packElement(inner(type))
    case .modified(let modifiers, let type): return .modified(modifiers, inner(type))
    case .other: return self
    }
  }

  /// The type where `!` isn't allowed.
  var withoutImplicitUnwrapping: SignatureType {
    replacing { type in
      if case .unwrapped(let inner) = type {
        .optional(inner.withoutImplicitUnwrapping)
      } else {
        nil
      }
    }
  }

  /// Every path of names in it.
  var paths: [[String]] {
    var found: [[String]] = []
    _ = replacing { type in
      if case .named(let names) = type { found.append(names.map(\.text)) }
      return nil
    }
    return found
  }

  /// Whether one of the names stands in it.
  func mentions(_ names: Set<String>) -> Bool {
    !names.isEmpty && paths.contains { $0.first.map(names.contains) ?? false }
  }
}

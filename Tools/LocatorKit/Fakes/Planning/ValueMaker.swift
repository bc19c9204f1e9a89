/// Finds an expression for a value of a type.
struct ValueMaker {
  let scope: FakeScope
  var place: FakeScope.Place
  /// The fake's associated types, which hide other types of their names.
  let openNames: Set<String>
  /// The file that names the types.
  let source: OutlinedSource
  /// The fake itself, and whether it can be made without arguments.
  let fake: (name: String, canBeMade: Bool)
  /// The name of an interface's own fake, if it can be made without arguments.
  let fakeName: (FakeIndex.Found) -> String?
  /// Whether the fake sees internal declarations.
  let seesInternals: Bool

  /// The empty value that nobody would mistake for an answer: no text, no elements, nothing.
  func natural(_ type: SignatureType, isStatic: Bool) -> String? {
    switch type.bare {
    case .optional, .unwrapped: return "nil"
    case .array: return "[]"
    case .dictionary: return "[:]"
    case .tuple(let elements): return tuple(elements) { natural($0, isStatic: isStatic) }
    case .function(let function):
      return natural(function.result, isStatic: isStatic).map { closure(function, answering: $0) }
    case .named(let names):
      if names.count == 1, names[0].text == fake.name {
        return isStatic ? (fake.canBeMade ? "\(fake.name)()" : nil) : "self"
      }
      let path = names.map(\.text)
      guard !place.hides(path), scope.type(path, from: place) == nil,
        path.count == 1 || path[0] == "Swift"
      else { return nil }
      guard let value = StandardTypes.natural[path[path.count - 1]] else { return nil }
      scope.make(path, in: source)
      return value
    default: return nil
    }
  }

  /// Any value at all, for a test that fails anyway.
  func substitute(_ type: SignatureType, isStatic: Bool, depth: Int = 0) -> String? {
    if let natural = natural(type, isStatic: isStatic) { return natural }
    guard depth < 5 else { return nil }
    switch type.bare {
    case .tuple(let elements):
      return tuple(elements) { substitute($0, isStatic: isStatic, depth: depth + 1) }
    case .function(let function):
      return substitute(function.result, isStatic: isStatic, depth: depth + 1)
        .map { closure(function, answering: $0) }
    case .metatype(let inner, "Type"): return metatype(inner)
    case .existential(let inner): return existential(inner)
    case .named(let names): return named(names, depth: depth)
    default: return nil
    }
  }

  private func tuple(
    _ elements: [SignatureType.Element], _ value: (SignatureType) -> String?
  ) -> String? {
    let values = elements.compactMap { element in
      value(element.type).map { written in element.label.map { "\($0): \(written)" } ?? written }
    }
    return values.count == elements.count ? "(\(values.joined(separator: ", ")))" : nil
  }

  private func closure(_ function: SignatureType.Function, answering value: String) -> String {
    let ignored = Array(repeating: "_", count: function.parameters.count).joined(separator: ", ")
    let body = function.result.isVoid ? "" : value
    if function.parameters.isEmpty { return body.isEmpty ? "{}" : "{ \(body) }" }
    return body.isEmpty ? "{ \(ignored) in }" : "{ \(ignored) in \(body) }"
  }

  private func metatype(_ type: SignatureType) -> String? {
    if case .existential = type.bare { return nil }
    return type.text + ".self"
  }

  private func existential(_ type: SignatureType) -> String? {
    guard let name = type.simpleName, !place.hides([name]) else { return nil }
    if let found = scope.type([name], from: place) {
      return fakeName(found).map { "\($0)()" }
    }
    return StandardTypes.existentials[name]
  }

  private func named(_ names: [SignatureType.Name], depth: Int) -> String? {
    let path = names.map(\.text)
    guard !place.hides(path) else { return nil }
    guard let type = scope.type(path, from: place) else {
      let own = path.first == "Swift" || path.first == "Foundation" ? Array(path.dropFirst()) : path
      if own == ["Result"], names.last?.arguments.count == 2 {
        return names.last.flatMap { substitute($0.arguments[0], isStatic: true, depth: depth + 1) }
          .map { ".success(\($0))" }
      }
      guard let value = StandardTypes.substitutes[own.joined(separator: ".")] else { return nil }
      scope.make(path, in: source)
      return value
    }
    let signature = type.nominalSignature
    guard isVisible(signature.access) else { return nil }
    if let aliased = signature.aliased, signature.generics.isEmpty {
      return substitute(aliased, isStatic: true, depth: depth + 1)
    }
    let written = scope.writtenName(
      of: type, apartFrom: openNames, arguments: names.last?.arguments ?? [])
    let inner = ValueMaker(
      scope: scope, place: FakeScope.Place(inside: type).hiding(signature.generics),
      openNames: openNames, source: type.source, fake: fake, fakeName: fakeName,
      seesInternals: seesInternals)
    let value =
      switch type.declaration.kind {
      case .enum: inner.enumeration(written, signature, depth: depth + 1)
      case .struct, .class, .actor: inner.made(written, type, signature, depth: depth + 1)
      case .protocol, .typealias, .extension: nil as String?
      }
    if value != nil { scope.make(path, in: source) }
    return value
  }

  private func enumeration(_ written: String, _ signature: NominalSignature, depth: Int) -> String?
  {
    let cases = signature.cases.sorted { $0.values.count < $1.values.count }
    return cases.lazy.compactMap { element -> String? in
      guard !element.values.isEmpty else { return "\(written).\(element.name)" }
      return tuple(element.values) { substitute($0, isStatic: true, depth: depth) }
        .map { "\(written).\(element.name)\($0)" }
    }.first
  }

  private func made(
    _ written: String, _ type: FakeIndex.Found, _ signature: NominalSignature, depth: Int
  ) -> String? {
    let extended = scope.parts(of: type).filter { $0.declaration.kind == .extension }
      .map { $0.nominalSignature }
    var lists = ([signature] + extended).flatMap(\.initializers)
      .filter { isVisible($0.access) }.map(\.parameters)
    if !signature.hasInitializer {
      // The compiler's own: memberwise for a struct, without arguments for the others.
      if type.declaration.kind == .struct {
        if seesInternals { lists.append(signature.stored) }
      } else if signature.stored.isEmpty, seesInternals, signature.inherited.isEmpty {
        lists.append([])
      }
    }
    return lists.sorted { $0.count < $1.count }.lazy.compactMap { parameters in
      tuple(parameters) { substitute($0, isStatic: true, depth: depth) }
        .map { written + $0 }
    }.first
  }

  private func isVisible(_ access: Access) -> Bool {
    seesInternals ? access >= .internal : access >= .package
  }
}

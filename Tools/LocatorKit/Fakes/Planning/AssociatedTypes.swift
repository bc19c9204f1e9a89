/// What becomes of a protocol's associated types: each is a parameter of the fake, or is settled by a
/// constraint, by a requirement, or by its own default.
struct AssociatedTypes {
  private(set) var settled: [(name: String, type: SignatureType)] = []
  private(set) var parameters: [GenericParameter] = []
  private(set) var constraints: [GenericConstraint] = []
  private let names: Set<String>
  private let fakeName: String

  init(of inheritance: Inheritance, fakeName: String) {
    self.fakeName = fakeName
    names = Set(inheritance.associated.map(\.name))
    let stated = inheritance.constraints.map { $0.replacingTypes(Self.withoutSelf) }
    for constraint in stated where constraint.isSameType { settle(constraint) }
    settleByProperties(inheritance.members)
    for type in inheritance.associated where !isSettled(type.name) {
      if let standard = type.standard { settled.append((type.name, standard)) }
    }
    settleAsyncIterator(of: inheritance)
    settled = settled.map { ($0.name, resolve($0.type)) }
    for type in inheritance.associated where !isSettled(type.name) {
      parameters.append(
        GenericParameter(
          name: type.name, constraint: type.bound.map(Self.withoutSelf).map(resolve)))
    }
    let bounds = inheritance.associated.filter { isSettled($0.name) }.compactMap { type in
      type.bound.map {
        GenericConstraint(left: SignatureType(type.name), isSameType: false, right: $0)
      }
    }
    constrain(by: stated + bounds)
  }

  /// The type with the fake's own name for `Self`, and with what associated types are settled as.
  func resolve(_ type: SignatureType) -> SignatureType { resolve(type, hiding: []) }

  /// - Parameter generics: the names that mean something else in the type.
  func resolve(_ type: SignatureType, hiding generics: Set<String>) -> SignatureType {
    Self.withoutSelf(type).replacing { type in
      guard case .named(let names) = type, names.count == 1 || isSettled(names[0].text),
        !generics.contains(names[0].text)
      else { return nil }
      if names.count == 1, names[0].text == "Self" { return SignatureType(fakeName) }
      guard let known = settled.first(where: { $0.name == names[0].text })?.type else { return nil }
      if names.count == 1 { return known }
      guard case .named(let base) = known else { return nil }
      return .named(base + names.dropFirst())
    }
  }

  /// The `id` that the standard library provides for no class but one that is its own.
  func identity(of inheritance: Inheritance, at source: SourcePlace) -> ProtocolSignature.Member? {
    guard inheritance.standard.contains("Identifiable"),
      let type = settled.first(where: { $0.name == "ID" })?.type,
      type != SignatureType("ObjectIdentifier"),
      !inheritance.members.contains(where: { member in
        if case .requirement(let requirement) = member { requirement.name == "id" } else { false }
      })
    else { return nil }
    return .requirement(
      ProtocolRequirement(
        kind: .property(isSettable: false), name: "id", result: type, source: source))
  }

  private func isSettled(_ name: String) -> Bool { settled.contains { $0.name == name } }

  private mutating func settle(_ constraint: GenericConstraint) {
    for (left, right) in [(constraint.left, constraint.right), (constraint.right, constraint.left)]
    {
      if let name = left.simpleName, names.contains(name), !isSettled(name),
        right.simpleName != name
      {
        settled.append((name, right))
        return
      }
    }
  }

  /// A property that two protocols ask for, once as an associated type, settles that.
  private mutating func settleByProperties(_ members: [ProtocolSignature.Member]) {
    var types: [String: [SignatureType]] = [:]
    for case .requirement(let requirement) in members where requirement.isProperty {
      types[requirement.name, default: []] += [requirement.result].compactMap { $0 }
    }
    // The library's own `id` isn't asked for of a class, but stands for whatever is declared.
    if let own = types["id"]?.first, names.contains("ID"), !isSettled("ID"),
      own.simpleName != "ID"
    {
      settled.append(("ID", own))
    }
    for (_, list) in types.sorted(by: { $0.key < $1.key }) where list.count > 1 {
      guard let concrete = list.first(where: { !isOpen($0) }) else { continue }
      for type in list {
        if let name = type.simpleName, isOpen(type), !isSettled(name) {
          settled.append((name, concrete))
        }
      }
    }
  }

  /// The iterator of a sequence that fails is another than the default.
  private mutating func settleAsyncIterator(of inheritance: Inheritance) {
    guard inheritance.standard.contains("AsyncSequence"),
      let failure = settled.first(where: { $0.name == "Failure" })?.type,
      failure != SignatureType("Never"),
      let index = settled.firstIndex(where: { $0.name == "AsyncIterator" })
    else { return }
    let arguments = [SignatureType("Element"), failure]
    settled[index].type = .named([
      .init(text: "AsyncThrowingStream", arguments: arguments), .init(text: "Iterator"),
    ])
  }

  private func isOpen(_ type: SignatureType) -> Bool {
    type.simpleName.map(names.contains) ?? false
  }

  private mutating func constrain(by stated: [GenericConstraint]) {
    let open = Set(parameters.map(\.name))
    for constraint in stated {
      let resolved = constraint.replacingTypes(resolve)
      guard resolved.left != resolved.right,
        resolved.left.mentions(open) || (resolved.isSameType && resolved.right.mentions(open)),
        !constraints.contains(resolved)
      else { continue }
      constraints.append(resolved)
    }
  }

  /// `T` for `Self.T`.
  private static func withoutSelf(_ type: SignatureType) -> SignatureType {
    type.replacing { type in
      guard case .named(let names) = type, names.count > 1, names[0].text == "Self" else {
        return nil
      }
      return .named(Array(names.dropFirst()))
    }
  }
}

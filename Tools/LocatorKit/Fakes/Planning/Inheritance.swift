/// A protocol with everything that it inherits, as one list of members.
struct Inheritance {
  /// A file that one of the protocols stands in, and the names that its part of the fake mentions.
  struct Origin {
    var source: OutlinedSource
    var names: Set<[String]> = []
  }

  private let scope: FakeScope
  private let interface: FakeIndex.Found
  private var visited: Set<String> = []
  private(set) var members: [ProtocolSignature.Member] = []
  private(set) var associated: [ProtocolSignature.AssociatedType] = []
  private(set) var constraints: [GenericConstraint] = []
  private(set) var origins: [Origin] = []
  /// The standard library's protocols among those inherited.
  private(set) var standard: Set<String> = []
  private(set) var superclass: (found: FakeIndex.Found, written: String)?
  private(set) var inheritsNSObject = false
  private(set) var globalActor: String?
  private var pending: [(found: FakeIndex.Found, arguments: [SignatureType])] = []

  init(of interface: FakeIndex.Found, in scope: FakeScope) throws(FakeProblem) {
    self.scope = scope
    self.interface = interface
    if interface.declaration.kind == .typealias {
      let signature = NominalReader.read(interface.source.text(of: interface.declaration))
      origins.append(Origin(source: interface.source))
      guard let aliased = signature.aliased else {
        throw FakeProblem(.doesNotParse, at: interface.place)
      }
      try inherit(aliased, at: interface.place, from: .init(of: interface), origin: 0)
    } else {
      try add(interface, arguments: [])
    }
    while !pending.isEmpty {
      let next = pending.removeFirst()
      try add(next.found, arguments: next.arguments)
    }
  }

  private mutating func add(_ found: FakeIndex.Found, arguments: [SignatureType])
    throws(FakeProblem)
  {
    let signature = try ProtocolReader.read(
      found.source.text(of: found.declaration), file: found.source.path,
      start: found.declaration.range.lowerBound)
    for (name, argument) in zip(signature.primary, arguments) {
      constraints.append(
        GenericConstraint(left: SignatureType(name), isSameType: true, right: argument))
    }
    guard visited.insert(found.qualifiedName).inserted else { return }
    let origin = origins.count
    origins.append(Origin(source: found.source))
    let place = FakeScope.Place(of: found)
    if globalActor == nil { globalActor = actor(in: signature.attributes, from: place) }
    for inherited in signature.inherited {
      try inherit(inherited.type, at: inherited.source, from: place, origin: origin)
    }
    // `where Self: Sendable` inherits, too.
    for constraint in signature.constraints
    where constraint.left.simpleName == "Self" && !constraint.isSameType {
      try inherit(constraint.right, at: found.place, from: place, origin: origin)
    }
    take(signature, from: place, origin: origin)
  }

  private mutating func inherit(
    _ type: SignatureType, at source: SourcePlace, from place: FakeScope.Place, origin: Int
  ) throws(FakeProblem) {
    switch type.bare {
    case .composition(let parts):
      for part in parts { try inherit(part, at: source, from: place, origin: origin) }
    case .suppressed: break
    case .existential(let inner): try inherit(inner, at: source, from: place, origin: origin)
    case .other("class"): break
    case .named(let names):
      let path = names.map(\.text)
      let arguments = (names.last?.arguments ?? []).map {
        qualified($0, from: place, origin: origin)
      }
      if let found = scope.type(path, from: place) {
        try inherit(found, written: type.text, arguments, at: source, origin: origin)
      } else {
        try inheritStandard(names, arguments, at: source, origin: origin)
      }
    default: throw FakeProblem(.unseenProtocol(type.text), at: source)
    }
  }

  private mutating func inherit(
    _ found: FakeIndex.Found, written: String, _ arguments: [SignatureType], at source: SourcePlace,
    origin: Int
  ) throws(FakeProblem) {
    switch found.declaration.kind {
    case .protocol: pending.append((found, arguments))
    case .typealias:
      let signature = NominalReader.read(found.source.text(of: found.declaration))
      guard let aliased = signature.aliased else {
        throw FakeProblem(.unseenProtocol(written), at: source)
      }
      try inherit(aliased, at: source, from: .init(of: found), origin: origin)
    case .class:
      superclass = (found, written)
      origins[origin].names.insert([found.declaration.path[0]])
    default: throw FakeProblem(.superclass(written), at: source)
    }
  }

  private mutating func inheritStandard(
    _ names: [SignatureType.Name], _ arguments: [SignatureType], at source: SourcePlace, origin: Int
  ) throws(FakeProblem) {
    let name = names.last?.text ?? ""
    if name == "NSObjectProtocol" || name == "NSObject" {
      inheritsNSObject = true
      origins[origin].names.insert([name])
      return
    }
    if name == "DistributedActor" {
      throw FakeProblem(
        .unsupported("it's for distributed actors, which need an actor system; write it by hand"),
        at: source)
    }
    guard let signature = StandardRequirements.signature(of: name),
      names.count == 1 || names[0].text == "Swift" || names[0].text == "_Concurrency"
    else {
      throw FakeProblem(.unseenProtocol(names.map(\.text).joined(separator: ".")), at: source)
    }
    for (name, argument) in zip(signature.primary, arguments) {
      constraints.append(
        GenericConstraint(left: SignatureType(name), isSameType: true, right: argument))
    }
    guard standard.insert(name).inserted else { return }
    for inherited in signature.inherited {
      try inherit(inherited.type, at: source, from: .init(of: interface), origin: origin)
    }
    take(signature.at(source), from: nil, origin: origin)
  }

  /// Adds what the protocol asks for, its types named so that they are found from elsewhere.
  private mutating func take(
    _ signature: ProtocolSignature, from place: FakeScope.Place?, origin: Int
  ) {
    let own = signature.replacingTypes { type in
      place.map { qualified(type, from: $0, origin: origin) } ?? type
    }
    constraints += own.constraints
    collect(own.members)
    members += own.members
  }

  private mutating func collect(_ members: [ProtocolSignature.Member]) {
    for member in members {
      switch member {
      case .associatedType(let type):
        if let known = associated.firstIndex(where: { $0.name == type.name }) {
          associated[known].standard = associated[known].standard ?? type.standard
          let bounds = [associated[known].bound, type.bound].compactMap { $0 }
          if bounds.count == 2, bounds[0] != bounds[1] {
            associated[known].bound = .composition(bounds)
          } else {
            associated[known].bound = bounds.first
          }
        } else {
          associated.append(type)
        }
        constraints += type.constraints
      case .conditional(let branches): for branch in branches { collect(branch.members) }
      case .requirement: break
      }
    }
  }

  /// The type with names from the types around the protocol written in full.
  private mutating func qualified(
    _ type: SignatureType, from place: FakeScope.Place, origin: Int
  ) -> SignatureType {
    var mentioned: Set<[String]> = []
    let qualified = Self.qualified(type, from: place, in: scope, &mentioned)
    origins[origin].names.formUnion(mentioned)
    return qualified
  }

  private static func qualified(
    _ type: SignatureType, from place: FakeScope.Place, in scope: FakeScope,
    _ mentioned: inout Set<[String]>
  ) -> SignatureType {
    type.replacing { type in
      guard case .named(let names) = type else { return nil }
      let path = names.map(\.text)
      guard let found = scope.type(Array(path.prefix(1)), from: place) else {
        mentioned.insert(path)
        return nil
      }
      mentioned.insert(found.declaration.path)
      let outer = found.writtenPath.dropLast().map { SignatureType.Name(text: $0) }
      guard !outer.isEmpty else { return nil }
      let inner = names.map { name in
        let arguments = name.arguments.map { qualified($0, from: place, in: scope, &mentioned) }
        return SignatureType.Name(text: name.text, arguments: arguments)
      }
      return .named(outer + inner)
    }
  }

  private func actor(in attributes: [String], from place: FakeScope.Place) -> String? {
    attributes.first { attribute in
      guard !attribute.contains("(") else { return false }
      let path = attribute.dropFirst().split(separator: ".").map(String.init)
      if path == ["MainActor"] { return true }
      guard let found = scope.type(path, from: place) else {
        return path.last?.hasSuffix("Actor") ?? false
      }
      return NominalReader.read(found.source.text(of: found.declaration)).attributes
        .contains("@globalActor")
    }
  }
}

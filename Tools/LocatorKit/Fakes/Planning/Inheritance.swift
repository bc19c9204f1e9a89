/// A protocol with everything that it inherits, as one list of members.
struct Inheritance {
  /// A file that one of the protocols stands in, and the names that its part of the fake mentions.
  struct Origin {
    var source: OutlinedSource
    var names: Set<[String]> = []
  }

  /// A protocol that inherits others: how it's called, and its origin's index.
  private struct Heir {
    var name: String
    var origin: Int
  }

  /// What the fake is made of, in its order, before the names in it are looked up.
  private enum Part {
    case members(ProtocolSignature, place: FakeScope.Place?, of: Heir)
    /// `name == argument`, by a primary associated type's argument.
    case argument(String, SignatureType, place: FakeScope.Place, of: Heir)
  }

  private let scope: FakeScope
  private let interface: FakeIndex.Found
  private var visited: Set<String> = []
  private var parts: [Part] = []
  /// What each protocol inherits by its own clause.
  private var parents: [String: Set<String>] = [:]
  /// The associated types that each protocol declares.
  private var declared: [String: Set<String>] = [:]
  /// What each protocol calls types for short.
  private var aliases: [String: [String: SignatureType]] = [:]
  private(set) var members: [ProtocolSignature.Member] = []
  private(set) var associated: [ProtocolSignature.AssociatedType] = []
  private(set) var constraints: [GenericConstraint] = []
  private(set) var origins: [Origin] = []
  /// The standard library's protocols among those inherited.
  private(set) var standard: Set<String> = []
  private(set) var superclass: (found: FakeIndex.Found, written: String)?
  private(set) var inheritsNSObject = false
  private(set) var globalActor: String?
  private var pending: [FakeIndex.Found] = []

  init(of interface: FakeIndex.Found, in scope: FakeScope) throws(FakeProblem) {
    self.scope = scope
    self.interface = interface
    if interface.declaration.kind == .typealias {
      let signature = interface.nominalSignature
      origins.append(Origin(source: interface.source))
      guard let aliased = signature.aliased else {
        throw FakeProblem(.doesNotParse, at: interface.place)
      }
      let heir = Heir(name: interface.qualifiedName, origin: 0)
      try inherit(aliased, at: interface.place, from: .init(of: interface), by: heir)
    } else {
      pending = [interface]
    }
    while !pending.isEmpty { try add(pending.removeFirst()) }
    for part in parts { take(part) }
  }

  /// The names of all associated types, which the fake's own types bear.
  var openNames: Set<String> { declared.values.reduce(into: []) { $0.formUnion($1) } }

  private mutating func add(_ found: FakeIndex.Found) throws(FakeProblem) {
    guard visited.insert(found.qualifiedName).inserted else { return }
    let signature = try found.protocolSignature()
    let heir = Heir(name: found.qualifiedName, origin: origins.count)
    declared[heir.name] = signature.associatedNames
    origins.append(Origin(source: found.source))
    let place = FakeScope.Place(of: found)
    if !signature.aliases.isEmpty {
      let inside = place.hiding(signature.associatedNames)
      aliases[heir.name] = signature.aliases.mapValues {
        qualified($0, from: inside, origin: heir.origin)
      }
    }
    if globalActor == nil { globalActor = actor(in: signature.attributes, from: place) }
    for inherited in signature.inherited {
      try inherit(inherited.type, at: inherited.source, from: place, by: heir)
    }
    // `where Self: Sendable` inherits, too.
    for constraint in signature.constraints
    where constraint.left.simpleName == "Self" && !constraint.isSameType {
      try inherit(constraint.right, at: found.place, from: place, by: heir)
    }
    parts.append(.members(signature, place: place, of: heir))
  }

  private mutating func inherit(
    _ type: SignatureType, at source: SourcePlace, from place: FakeScope.Place, by heir: Heir
  ) throws(FakeProblem) {
    switch type.bare {
    case .composition(let parts):
      for part in parts { try inherit(part, at: source, from: place, by: heir) }
    case .suppressed: break
    case .existential(let inner): try inherit(inner, at: source, from: place, by: heir)
    case .other("class"): break
    case .named(let names):
      let path = names.map(\.text)
      if let found = scope.type(path, from: place) {
        try inherit(found, as: names, at: source, from: place, by: heir)
      } else {
        try inheritStandard(names, at: source, from: place, by: heir)
      }
    default: throw FakeProblem(.unseenProtocol(type.text), at: source)
    }
  }

  private mutating func inherit(
    _ found: FakeIndex.Found, as names: [SignatureType.Name], at source: SourcePlace,
    from place: FakeScope.Place, by heir: Heir
  ) throws(FakeProblem) {
    let written = SignatureType.named(names).text
    switch found.declaration.kind {
    case .protocol:
      let signature = try found.protocolSignature()
      note(signature, called: found.qualifiedName, as: names, from: place, by: heir)
      pending.append(found)
    case .typealias:
      let signature = found.nominalSignature
      guard let aliased = signature.aliased else {
        throw FakeProblem(.unseenProtocol(written), at: source)
      }
      try inherit(aliased, at: source, from: .init(of: found), by: heir)
    case .class:
      superclass = (found, written)
      origins[heir.origin].names.insert([found.declaration.path[0]])
    default: throw FakeProblem(.superclass(written), at: source)
    }
  }

  private mutating func inheritStandard(
    _ names: [SignatureType.Name], at source: SourcePlace, from place: FakeScope.Place,
    by heir: Heir
  ) throws(FakeProblem) {
    let name = names.last?.text ?? ""
    if name == "NSObjectProtocol" || name == "NSObject" {
      inheritsNSObject = true
      origins[heir.origin].names.insert([name])
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
    let own = Heir(name: "Swift.\(name)", origin: heir.origin)
    note(signature, called: own.name, as: names, from: place, by: heir)
    guard standard.insert(name).inserted else { return }
    declared[own.name] = signature.associatedNames
    for inherited in signature.inherited {
      try inherit(inherited.type, at: source, from: .init(of: interface), by: own)
    }
    parts.append(.members(signature.at(source), place: nil, of: own))
  }

  /// Notes that a protocol is inherited, with arguments for its primary associated types.
  private mutating func note(
    _ signature: ProtocolSignature, called name: String, as names: [SignatureType.Name],
    from place: FakeScope.Place, by heir: Heir
  ) {
    parents[heir.name, default: []].insert(name)
    for (primary, argument) in zip(signature.primary, names.last?.arguments ?? []) {
      parts.append(.argument(primary, argument, place: place, of: heir))
    }
  }

  private mutating func take(_ part: Part) {
    switch part {
    case .members(let signature, let place, let heir): take(signature, from: place, heir)
    case .argument(let name, let argument, let place, let heir):
      let place = place.hiding(associatedNames(seenBy: heir.name))
      constraints.append(
        GenericConstraint(
          left: SignatureType(name), isSameType: true,
          right: qualified(argument, from: place, origin: heir.origin)))
    }
  }

  /// The associated types that a protocol declares or inherits.
  private func associatedNames(seenBy name: String) -> Set<String> {
    lineage(of: name).reduce(into: []) { $0.formUnion(declared[$1] ?? []) }
  }

  /// What a protocol, or one that it inherits, calls types for short.
  private func aliases(seenBy name: String) -> [String: SignatureType] {
    lineage(of: name).reduce(into: [:]) { all, next in
      all.merge(aliases[next] ?? [:]) { own, _ in own }
    }
  }

  /// A protocol, and then those that it inherits.
  private func lineage(of name: String) -> [String] {
    var lineage = [name]
    var seen: Set<String> = [name]
    var index = 0
    while index < lineage.count {
      lineage += (parents[lineage[index]] ?? []).sorted().filter { seen.insert($0).inserted }
      index += 1
    }
    return lineage
  }

  /// Adds what the protocol asks for, its types named so that they are found from elsewhere.
  private mutating func take(
    _ signature: ProtocolSignature, from place: FakeScope.Place?, _ heir: Heir
  ) {
    let place = place?.hiding(associatedNames(seenBy: heir.name))
    let aliases = aliases(seenBy: heir.name)
    let isolation = place.flatMap { scope.index.isolation[$0.module] }?.rawValue
    let own = signature.replacingTypes { type, generics in
      guard let place else { return type }
      let long = type.replacing { part in
        part.simpleName.flatMap { generics.contains($0) ? nil : aliases[$0] }
      }
      let full = qualified(long, from: place.hiding(generics), origin: heir.origin)
      return isolation.map(full.spellingIsolation) ?? full
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
    let qualified = Self.qualified(type, from: place, in: scope, apartFrom: openNames, &mentioned)
    origins[origin].names.formUnion(mentioned)
    return qualified
  }

  private static func qualified(
    _ type: SignatureType, from place: FakeScope.Place, in scope: FakeScope,
    apartFrom open: Set<String>, _ mentioned: inout Set<[String]>
  ) -> SignatureType {
    type.replacing { type in
      guard case .named(let names) = type else { return nil }
      let path = names.map(\.text)
      guard !place.hides(path) else { return nil }
      guard let found = scope.type(Array(path.prefix(1)), from: place) else {
        scope.noteStrange(path[0], from: place)
        mentioned.insert(path)
        return nil
      }
      mentioned.insert(found.declaration.path)
      let outer = scope.writtenPath(of: found, apartFrom: open).dropLast().map {
        SignatureType.Name(text: $0)
      }
      guard !outer.isEmpty else { return nil }
      let inner = names.map { name in
        let arguments = name.arguments.map {
          qualified($0, from: place, in: scope, apartFrom: open, &mentioned)
        }
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
      return found.nominalSignature.attributes
        .contains("@globalActor")
    }
  }
}

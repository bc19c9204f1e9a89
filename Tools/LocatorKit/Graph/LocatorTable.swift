/// Which protocols are locators, what they require, and which interfaces they hand out.
package final class LocatorTable {
  package private(set) var requirements: [Requirement] = []
  /// Every requirement of a protocol, its own and those of the locators it refines.
  private var requirementsOf: [Int: [Int]] = [:]
  /// A protocol with all protocols of the package that it refines.
  private var closures: [Int: [Int]] = [:]
  private var ownRequirements: [Int: [Int]] = [:]
  private var requirementsNamed: [String: [Int]] = [:]
  package private(set) var locators: Set<Int> = []
  /// The protocols that a locator hands out, unless it's one file's own.
  package private(set) var interfaces: Set<Int> = []
  private let table: SymbolTable

  init(_ table: SymbolTable) {
    self.table = table
    let protocols = table.symbols.indices.filter { table.symbols[$0].kind == .protocol }
    var parents: [Int: [Int]] = [:]
    for symbol in protocols { parents[symbol] = inherited(by: symbol) }
    for symbol in protocols { closures[symbol] = Self.closure(of: symbol, parents) }
    // Those refined come first, so that what redeclares their requirements finds them.
    for symbol in protocols.sorted(by: {
      (closures[$0]?.count ?? 0, $0) < (closures[$1]?.count ?? 0, $1)
    }) {
      add(symbol)
    }
    for requirement in requirements where table.symbols[requirement.locator].access > .fileprivate {
      interfaces.formUnion(self.interfaces(of: requirement.index))
    }
  }

  /// The requirements of a protocol, inherited ones included.
  package func requirements(of symbol: Int) -> [Int] { requirementsOf[symbol] ?? [] }

  /// The requirements that the protocol itself declares, as a locator.
  package func ownRequirements(of symbol: Int) -> [Int] { ownRequirements[symbol] ?? [] }

  /// The protocol and all that it refines.
  package func closure(of symbol: Int) -> [Int] { closures[symbol] ?? [symbol] }

  /// Whether the protocol is a locator by its name and requirements, not merely by what it composes.
  package func isComposed(_ symbol: Int) -> Bool {
    locators.contains(symbol) && ownRequirements(of: symbol).isEmpty
  }

  /// The requirement, and those of other locators that the same member provides.
  package func alike(_ requirement: Int) -> [Int] {
    let required = requirements[requirement]
    return (requirementsNamed[required.name] ?? []).filter {
      requirements[$0].type == required.type && requirements[$0].member.kind == required.member.kind
    }
  }

  private func inherited(by symbol: Int) -> [Int] {
    let resolver = TypeResolver(table: table)
    let declaration = table.declaration(of: symbol)
    let scope = Scope(file: table.symbols[symbol].file, path: declaration.scope)
    let constrained = declaration.constraints.filter {
      $0.subject == "Self" && $0.kind == .conforms
    }
    return (declaration.inherited.map(\.type) + constrained.map(\.type))
      .flatMap { resolver.protocols($0, in: scope) }
  }

  private static func closure(of symbol: Int, _ parents: [Int: [Int]]) -> [Int] {
    var seen: Set<Int> = [symbol]
    var open = parents[symbol] ?? []
    while let next = open.popLast() {
      if seen.insert(next).inserted { open += parents[next] ?? [] }
    }
    return [symbol] + seen.subtracting([symbol]).sorted()
  }

  private func add(_ symbol: Int) {
    let declaration = table.declaration(of: symbol)
    let above = closure(of: symbol).dropFirst()
    var inherited = Set(above.flatMap { requirementsOf[$0] ?? [] })
    let isNamed = declaration.name.last?.hasSuffix("Locator") == true
    let hasOwn =
      !declaration.members.isEmpty || !declaration.initializers.isEmpty
      || declaration.hasUnreadMembers
    if isNamed, hasOwn, let types = locatedTypes(symbol) {
      locators.insert(symbol)
      ownRequirements[symbol] = zip(declaration.members, types).map { member, type in
        let known = inherited.first {
          requirements[$0].name == member.name && requirements[$0].member.kind == member.kind
            && requirements[$0].type == type
        }
        if let known { return known }
        let index = requirements.count
        requirementsNamed[member.name, default: []].append(index)
        requirements.append(
          Requirement(
            index: index, locator: symbol, member: member, type: type,
            file: table.symbols[symbol].file))
        inherited.insert(index)
        return index
      }
    } else if !hasOwn, !inherited.isEmpty, above.allSatisfy({ locators.contains($0) }) {
      locators.insert(symbol)
    }
    requirementsOf[symbol] = inherited.sorted()
  }

  /// The type of each requirement, or nil when one of them locates no interface.
  private func locatedTypes(_ symbol: Int) -> [ResolvedType]? {
    let declaration = table.declaration(of: symbol)
    guard declaration.initializers.isEmpty else { return nil }
    let associated = closure(of: symbol).flatMap {
      table.declaration(of: $0).associatedTypes.map(\.name)
    }
    let scope = Scope(
      file: table.symbols[symbol].file, path: declaration.scope + declaration.name,
      generics: Set(associated))
    let types = declaration.members.map { member -> ResolvedType? in
      guard member.kind != .other, !member.isStatic, !member.isSettable, !member.isGeneric,
        member.parameters == .none, let type = member.type
      else { return nil }
      let resolved = TypeResolver(table: table).resolve(type, in: scope)
      switch resolved {
      case .interface, .opaque, .placeholder: return resolved
      default: return nil
      }
    }
    return types.contains { $0 == nil } ? nil : types.compactMap { $0 }
  }

  /// The protocols that the requirement hands out.
  func interfaces(of index: Int) -> Set<Int> {
    let requirement = requirements[index]
    switch requirement.type {
    case .interface(let names), .opaque(let names):
      return Set(names.symbols.filter { table.symbols[$0].kind == .protocol })
    case .placeholder(let name):
      let bounds = closure(of: requirement.locator).flatMap { symbol in
        let scope = Scope(file: table.symbols[symbol].file, path: table.symbols[symbol].path)
        return table.declaration(of: symbol).associatedTypes.filter { $0.name == name }
          .flatMap(\.bounds).flatMap { TypeResolver(table: table).protocols($0, in: scope) }
      }
      return Set(bounds)
    default: return []
    }
  }
}

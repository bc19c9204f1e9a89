/// Every type of the package, with what its extensions add.
package final class TypeTable {
  package private(set) var types: [Int: TypeInfo] = [:]
  /// The types' symbols, in the order of files.
  package private(set) var order: [Int] = []
  /// Conformances that extensions give to types of other packages.
  package private(set) var foreignConformances: [(name: [String], conformance: Conformance)] = []
  /// Every protocol of the package that a type, or a class above it, conforms to.
  private var conformed: [Int: Set<Int>] = [:]
  private let table: SymbolTable
  private let locators: LocatorTable
  private let resolver: TypeResolver
  /// Declarations of one type in branches of an `#if`, by the first of them.
  private var twins: [Int: [Int]] = [:]

  init(_ table: SymbolTable, _ locators: LocatorTable) {
    self.table = table
    self.locators = locators
    resolver = TypeResolver(table: table)
    for file in table.files.indices {
      for (index, declaration) in table.files[file].facts.declarations.enumerated()
      where declaration.isConcrete {
        guard let symbol = table.symbol(ofDeclaration: index, in: file) else { continue }
        order.append(symbol)
        let first = resolver.resolve(.named(table.symbols[symbol].path), in: Scope(file: file))
        if case .type(let first) = first { twins[first, default: []].append(symbol) }
        types[symbol] = TypeInfo(
          symbol: symbol, kind: declaration.kind, module: table.files[file].module)
        add(declaration, index, file, to: symbol)
      }
    }
    for file in table.files.indices {
      for (index, declaration) in table.files[file].facts.declarations.enumerated()
      where declaration.kind == .extension { addExtension(declaration, index, file) }
    }
    for symbol in order {
      conformed[symbol] = Set(
        ([symbol] + superclasses(of: symbol)).flatMap { conformances(of: $0).map(\.protocol) })
    }
  }

  /// The classes above a class, the nearest first.
  package func superclasses(of symbol: Int) -> [Int] {
    var found: [Int] = []
    var next = types[symbol]?.superclass
    while let superclass = next, !found.contains(superclass), superclass != symbol {
      found.append(superclass)
      next = types[superclass]?.superclass
    }
    return found
  }

  /// Every protocol of the package that the type conforms to by itself, with how it comes to it.
  package func conformances(of symbol: Int) -> [(protocol: Int, by: Conformance)] {
    (types[symbol]?.conformances ?? []).flatMap { conformance in
      locators.closure(of: conformance.protocol).map { ($0, conformance) }
    }
  }

  /// Whether the type, or a class above it, conforms to the protocol.
  package func conforms(_ symbol: Int, to wanted: Int) -> Bool {
    conformed[symbol]?.contains(wanted) == true
  }

  private func addExtension(_ declaration: DeclarationFact, _ index: Int, _ file: Int) {
    let scope = Scope(file: file, path: declaration.scope)
    if case .type(let symbol) = resolver.resolve(.named(declaration.name), in: scope) {
      for twin in twins[symbol] ?? [symbol] { add(declaration, index, file, to: twin) }
    } else if !declaration.inherited.isEmpty {
      for conformance in conformances(in: declaration, file) {
        foreignConformances.append((declaration.name, conformance))
      }
    }
  }

  /// Every protocol of the package that the type, or a class above it, conforms to.
  package func allConformances(of symbol: Int) -> Set<Int> { conformed[symbol] ?? [] }

  private func conformances(in declaration: DeclarationFact, _ file: Int) -> [Conformance] {
    let scope = Scope(file: file, path: declaration.scope, generics: [])
    let constraints =
      declaration.kind == .extension
      ? declaration.constraints.map { Constraint($0, in: scope, resolver) } : []
    return declaration.inherited.flatMap { inherited in
      resolver.protocols(inherited.type, in: scope).map {
        Conformance(
          protocol: $0, file: file, module: table.files[file].module,
          condition: declaration.condition, position: declaration.position,
          constraints: constraints)
      }
    }
  }

  private func add(
    _ declaration: DeclarationFact, _ index: Int, _ file: Int, to symbol: Int
  ) {
    let scope = Scope(
      file: file, path: table.symbols[symbol].path,
      generics: Set(table.declaration(of: symbol).genericNames))
    guard var info = types.removeValue(forKey: symbol) else { return }
    let constraints = declaration.constraints.map { Constraint($0, in: scope, resolver) }
    if declaration.kind != .extension { info.constraints = constraints }
    let asked = declaration.kind == .extension ? constraints : []
    let isBound = (info.constraints + asked).contains { $0.kind == .same }
    info.parts.append((file, index))
    info.conformances += conformances(in: declaration, file)
    info.members += declaration.members.map { member in
      TypeMember(
        member: member, file: file, module: table.files[file].module,
        type: member.type.map {
          concrete(resolver.resolve($0, in: scope), in: symbol, isBound: isBound)
        },
        constraints: asked + member.constraints.map { Constraint($0, in: scope, resolver) })
    }
    if declaration.kind == .class {
      info.superclass = superclass(of: declaration, file, symbol)
    }
    if isPartlyUnseen(declaration, file) { info.isPartlyUnseen = true }
    types[symbol] = info
  }

  /// The type of a member of a class, struct, enum or actor: `Self` is that type there, and a generic
  /// parameter is no type of the package unless a constraint says so.
  private func concrete(_ type: ResolvedType, in symbol: Int, isBound: Bool) -> ResolvedType {
    guard case .placeholder(let name) = type else { return type }
    if name == "Self" { return .type(symbol) }
    let isParameter = table.declaration(of: symbol).genericNames.contains(name)
    return isParameter && !isBound ? .parameter(name) : type
  }

  private func superclass(of declaration: DeclarationFact, _ file: Int, _ symbol: Int) -> Int? {
    guard let first = declaration.inherited.first else { return nil }
    let scope = Scope(file: file, path: declaration.scope)
    guard case .type(let found) = resolver.resolve(first.type, in: scope), found != symbol else {
      return nil
    }
    return found
  }

  private func isPartlyUnseen(_ declaration: DeclarationFact, _ file: Int) -> Bool {
    if declaration.hasMacroMembers { return true }
    let scope = Scope(file: file, path: declaration.scope)
    return declaration.attributes.contains { name in
      guard !KnownAttributes.names.contains(name) else { return false }
      return table.resolve(name.split(separator: ".").map(String.init), in: scope) == nil
    }
  }
}

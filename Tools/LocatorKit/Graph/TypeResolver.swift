/// Resolves written types, through typealiases, to what they are.
struct TypeResolver {
  let table: SymbolTable

  /// The type that an expression means there.
  func resolve(_ type: TypeExpression, in scope: Scope) -> ResolvedType {
    resolve(type, in: scope, depth: 0)
  }

  /// The protocols that a constraint, a conformance or a parameter names, with the class among them.
  func flatten(_ type: TypeExpression, in scope: Scope) -> [ResolvedType] {
    flatten(type, in: scope, depth: 0)
  }

  /// The protocols of the package among what a type is made of.
  func protocols(_ type: TypeExpression, in scope: Scope) -> [Int] {
    flatten(type, in: scope).compactMap {
      if case .interface(let names) = $0, names.symbols.count == 1 { names.symbols[0] } else { nil }
    }
  }

  private func resolve(_ type: TypeExpression, in scope: Scope, depth: Int) -> ResolvedType {
    guard depth < 32 else { return .other(type.description) }
    switch type {
    case .named(let path): return named(path, in: scope, depth: depth)
    // `any P.Type` is a metatype, and no interface.
    case .existential(.other(let text)): return .other(text)
    case .existential(let inner): return .interface(names(inner, in: scope, depth: depth))
    case .opaque(let inner): return .opaque(names(inner, in: scope, depth: depth))
    case .composition: return .interface(names(type, in: scope, depth: depth))
    case .optional(let inner): return .optional(resolve(inner, in: scope, depth: depth + 1))
    case .other(let text): return .other(text)
    }
  }

  private func named(_ path: [String], in scope: Scope, depth: Int) -> ResolvedType {
    if let first = path.first, scope.generics.contains(first) {
      return .placeholder(path.joined(separator: "."))
    }
    if path.first == "Self" { return .placeholder(path.joined(separator: ".")) }
    guard let symbol = table.resolve(path, in: scope) else {
      let isSwift = path.count == 2 && path[0] == "Swift"
      return .external(isSwift ? path[1] : path.joined(separator: "."))
    }
    let found = table.symbols[symbol]
    switch found.kind {
    case .protocol: return .interface([.symbol(symbol)])
    case .type: return .type(symbol)
    case .alias:
      let alias = table.files[found.file].facts.typealiases[found.index]
      guard !alias.isGeneric else { return .external(path.joined(separator: ".")) }
      return resolve(alias.target, in: aliasScope(found), depth: depth + 1)
    }
  }

  private func aliasScope(_ symbol: Symbol) -> Scope {
    Scope(file: symbol.file, path: Array(symbol.path.dropLast()))
  }

  private func names(_ type: TypeExpression, in scope: Scope, depth: Int) -> Set<ResolvedType.Name>
  {
    var found: Set<ResolvedType.Name> = []
    for part in flatten(type, in: scope, depth: depth) {
      switch part {
      case .interface(let names): found.formUnion(names)
      case .external(let name): found.insert(.external(name))
      case .type(let symbol): found.insert(.symbol(symbol))
      default: found.insert(.external(type.description))
      }
    }
    return ProtocolReach(table: table).minimal(found)
  }

  private func flatten(_ type: TypeExpression, in scope: Scope, depth: Int) -> [ResolvedType] {
    guard depth < 32 else { return [.other(type.description)] }
    switch type {
    case .composition(let parts): return parts.flatMap { flatten($0, in: scope, depth: depth + 1) }
    case .existential(let inner), .opaque(let inner):
      return flatten(inner, in: scope, depth: depth + 1)
    case .named(let path):
      if let symbol = table.resolve(path, in: scope), table.symbols[symbol].kind == .alias,
        path.first.map({ !scope.generics.contains($0) }) == true
      {
        let alias = table.files[table.symbols[symbol].file].facts
          .typealiases[table.symbols[symbol].index]
        return flatten(alias.target, in: aliasScope(table.symbols[symbol]), depth: depth + 1)
      }
    default: break
    }
    let resolved = resolve(type, in: scope, depth: depth + 1)
    if case .interface(let names) = resolved, names.count > 1 {
      return names.map { .interface([$0]) }
    }
    return [resolved]
  }
}

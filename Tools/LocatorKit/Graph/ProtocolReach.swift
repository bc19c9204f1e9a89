/// Tells which protocols a protocol brings with it.
struct ProtocolReach {
  let table: SymbolTable

  /// Whether whatever conforms to the one conforms to the other; nil when the sources don't tell.
  func implies(_ name: ResolvedType.Name, _ other: ResolvedType.Name) -> Bool? {
    if name == other { return true }
    switch (name, other) {
    case (.unclear, _), (_, .unclear): return nil
    case (.external(let name), .external(let other)):
      if StandardProtocols.implies(name, other) { return true }
      return StandardProtocols.isKnown(name) && StandardProtocols.isKnown(other) ? false : nil
    // A protocol of another package knows none of this one.
    case (.external, .symbol): return false
    case (.symbol(let symbol), _):
      guard table.symbols[symbol].kind == .protocol else { return nil }
      let above = names(above: symbol)
      if above.contains(where: { $0 == other || isStandard($0, implying: other) }) { return true }
      if case .external(let other) = other, StandardProtocols.implicit.contains(other) {
        return true
      }
      guard case .external = other else { return false }
      return above.allSatisfy(isKnown) ? false : nil
    }
  }

  /// The names without those that another of them brings: `any P & Sendable` is `any P` where P is Sendable.
  func minimal(_ names: Set<ResolvedType.Name>) -> Set<ResolvedType.Name> {
    guard names.count > 1 else { return names }
    var left = names
    var isClear = true
    for name in names {
      let answers = names.subtracting([name]).map { implies($0, name) }
      if answers.contains(true) {
        left.remove(name)
      } else if answers.contains(nil) {
        isClear = false
      }
    }
    if !isClear { left.insert(.unclear) }
    return left
  }

  private func isStandard(_ name: ResolvedType.Name, implying other: ResolvedType.Name) -> Bool {
    guard case .external(let name) = name, case .external(let other) = other else { return false }
    return StandardProtocols.implies(name, other)
  }

  private func isKnown(_ name: ResolvedType.Name) -> Bool {
    guard case .external(let name) = name else { return true }
    return StandardProtocols.isKnown(name)
  }

  /// Every protocol that one refines, at any remove.
  private func names(above symbol: Int) -> Set<ResolvedType.Name> {
    let resolver = TypeResolver(table: table)
    var found: Set<ResolvedType.Name> = []
    var open = [symbol]
    while let next = open.popLast() {
      let declaration = table.declaration(of: next)
      let scope = Scope(file: table.symbols[next].file, path: declaration.scope)
      let types =
        declaration.inherited.map(\.type)
        + declaration.constraints.filter { $0.subject == "Self" && $0.kind == .conforms }
        .map(\.type)
      for type in types.flatMap({ resolver.flatten($0, in: scope) }) {
        switch type {
        case .interface(let names):
          for name in names where found.insert(name).inserted {
            if case .symbol(let above) = name, table.symbols[above].kind == .protocol {
              open.append(above)
            }
          }
        case .external(let name): found.insert(.external(name))
        default: found.insert(.unclear)
        }
      }
    }
    return found
  }
}

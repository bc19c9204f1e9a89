/// Every initializer that asks for locators.
package final class ConsumerTable {
  package private(set) var consumers: [Consumer] = []
  private let table: SymbolTable
  private let locators: LocatorTable

  init(_ table: SymbolTable, _ locators: LocatorTable, _ types: TypeTable) {
    self.table = table
    self.locators = locators
    for symbol in types.order {
      for part in types.types[symbol]?.parts ?? [] {
        let declaration = table.files[part.file].facts.declarations[part.declaration]
        for initializer in declaration.initializers {
          add(initializer, of: symbol, declaration, part.file)
        }
      }
    }
  }

  private func add(
    _ initializer: InitializerFact, of symbol: Int, _ declaration: DeclarationFact, _ file: Int
  ) {
    let scope = Scope(file: file, path: table.symbols[symbol].path)
    let own = table.declaration(of: symbol)
    let constraints = initializer.generics + declaration.constraints + own.constraints
    let generics = Set(initializer.genericNames + own.genericNames)
    for parameter in initializer.parameters {
      let asked = protocols(parameter.type, constraints, generics, scope)
      let flattened = asked.flatMap(takeApart).filter(locators.locators.contains)
      guard !flattened.isEmpty else { continue }
      consumers.append(
        Consumer(
          type: symbol, file: file, initializer: initializer, parameter: parameter,
          locators: Set(flattened).sorted()))
    }
  }

  private func protocols(
    _ type: TypeExpression, _ constraints: [ConstraintFact], _ generics: Set<String>, _ scope: Scope
  ) -> [Int] {
    let resolver = TypeResolver(table: table)
    if case .named(let path) = type, path.count == 1, generics.contains(path[0]) {
      return constraints.filter { $0.subject == path[0] && $0.kind == .conforms }
        .flatMap { resolver.protocols($0.type, in: scope) }
    }
    return resolver.protocols(type, in: scope)
  }

  /// A protocol that only composes locators is as good as all of them.
  private func takeApart(_ symbol: Int) -> [Int] {
    guard locators.isComposed(symbol) else { return [symbol] }
    return locators.closure(of: symbol).filter { !locators.ownRequirements(of: $0).isEmpty }
  }
}

/// Finds the service locator that a person names.
struct ServiceLocatorSearch {
  let graph: PackageGraph

  /// The service locator of that name: `Type`, `Outer.Type` or `Module.Type`. Several only when they
  /// stand in branches of an `#if`.
  ///
  /// - Throws: ``LocatorError`` that says what the name is instead.
  func serviceLocators(named name: String) throws(LocatorError) -> [ServiceLocator] {
    let named = graph.serviceLocators.serviceLocators.filter { matches($0.type, name) }
    let exact = named.filter { fullName($0.type) == name }
    let found = exact.isEmpty ? named : exact
    let names = Set(found.map { fullName($0.type) })
    guard names.count < 2 else {
      throw .ambiguousType(name, candidates: found.map { described($0.type) }.sorted())
    }
    guard found.isEmpty else { return found }
    throw instead(of: name)
  }

  /// The type's name with its module.
  func fullName(_ symbol: Int) -> String {
    "\(graph.moduleName(of: symbol)).\(graph.name(of: symbol))"
  }

  private func described(_ symbol: Int) -> String {
    "'\(fullName(symbol))' (\(graph.place(of: symbol)))"
  }

  private func matches(_ symbol: Int, _ name: String) -> Bool {
    let full = fullName(symbol)
    return full == name || full.hasSuffix(".\(name)")
  }

  // MARK: What it is instead

  private func instead(of name: String) -> LocatorError {
    let named = graph.table.symbols.indices.filter { matches($0, name) }
    guard !named.isEmpty else {
      let all = graph.serviceLocators.serviceLocators.map { graph.name(of: $0.type) }
      let others = graph.types.order.map(graph.name)
      let nearest = Spelling.nearest(to: name, among: Array(Set(all)).sorted())
      return .unknownType(
        name,
        nearest: nearest.isEmpty
          ? Spelling.nearest(to: name, among: Array(Set(others)).sorted()) : nearest)
    }
    let place = graph.place(of: named[0]).description
    return .notAServiceLocator(name, what: "\(kind(of: named[0])) (\(place)) \(why(named[0]))")
  }

  private func kind(of symbol: Int) -> String {
    switch graph.table.symbols[symbol].kind {
    case .alias: "a typealias"
    case .protocol:
      graph.locators.locators.contains(symbol)
        ? "a locator" : graph.locators.interfaces.contains(symbol) ? "an interface" : "a protocol"
    case .type: graph.table.declaration(of: symbol).kind.withArticle
    }
  }

  private func why(_ symbol: Int) -> String {
    if graph.table.symbols[symbol].kind != .type {
      if graph.locators.interfaces.contains(symbol) { return handedOut(symbol) }
      let conforming = graph.serviceLocators.serviceLocators.map(\.type)
        .filter { graph.types.conforms($0, to: symbol) }
      return conforming.isEmpty
        ? "and no type that conforms to a locator"
        : "and no type; these conform to it: \(names(conforming))"
    }
    if let consumer = graph.consumers.consumers.first(where: { $0.type == symbol }) {
      return "that is given a service locator, by \(consumer.initializer.spelling), and conforms "
        + "to no locator itself"
    }
    return "that conforms to no locator"
  }

  private func handedOut(_ interface: Int) -> String {
    let requirements = graph.locators.requirements.filter {
      $0.type.interfaces.contains(interface)
    }
    let handing = graph.serviceLocators.serviceLocators.filter { serviceLocator in
      serviceLocator.obligations.contains { obligation in
        requirements.contains { $0.index == obligation.requirement }
      }
    }
    let spelled = requirements.map { "'\(graph.spelling(of: $0.index))'" }
    return "that \(Wording.list(spelled)) hands out"
      + (handing.isEmpty ? "" : "; these have it: \(names(handing.map(\.type)))")
  }

  private func names(_ symbols: [Int]) -> String {
    let all = Array(Set(symbols.map { "'\(graph.name(of: $0))'" })).sorted()
    let shown = all.prefix(5)
    return shown.joined(separator: ", ") + (all.count > 5 ? " and \(all.count - 5) more" : "")
  }
}

extension Explanation.Place: CustomStringConvertible {
  package var description: String { "\(path):\(line):\(column)" }
}

extension DeclarationFact.Kind {
  /// As a sentence names it: `a struct`, `an actor`.
  var withArticle: String {
    switch self {
    case .actor, .enum, .extension: "an \(rawValue)"
    case .protocol, .class, .struct: "a \(rawValue)"
    }
  }
}

extension ResolvedType {
  /// The package's protocols that a value of the type is known by.
  var interfaces: [Int] {
    switch self {
    case .interface(let names), .opaque(let names): names.symbols
    default: []
    }
  }
}

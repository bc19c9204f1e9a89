/// What a consumer needs of a locator.
struct Need {
  var locator: Int
  var module: String
  var locatorName: String
  /// `payments`, and `payments()` as it's located.
  var name: String
  var call: String
  var type: String
  var isSendable: Bool
  /// The fake that a test can hand out, with its module.
  var fake: (name: String, module: String)?
}

extension Need {
  /// The needs that a person names: by locator (`PaymentsLocator`, `Payments`) or by module.
  static func needs(named names: [String], in graph: PackageGraph) throws(LocatorError) -> [Need] {
    let usable = graph.locators.requirements.filter {
      !graph.modules[graph.table.symbols[$0.locator].module].isTest
    }
    var found: [Need] = []
    for name in names {
      let wanted = usable.filter { requirement in
        let symbol = graph.table.symbols[requirement.locator]
        return symbol.name == name || symbol.name == name + "Locator"
      }
      let ofModule = usable.filter { graph.moduleName(of: $0.locator) == name }
      let chosen = wanted.isEmpty ? ofModule : wanted
      guard !chosen.isEmpty else {
        let known = Set(usable.map { plainName($0, in: graph) }).sorted()
        throw .unknownNeed(name, nearest: Spelling.nearest(to: name, among: known), known: known)
      }
      for requirement in chosen where !found.contains(where: { $0.call == requirement.spelling }) {
        found.append(try need(requirement, in: graph))
      }
    }
    return found
  }

  private static func plainName(_ requirement: Requirement, in graph: PackageGraph) -> String {
    let name = graph.table.symbols[requirement.locator].name
    return name.hasSuffix("Locator") ? String(name.dropLast(7)) : name
  }

  private static func need(_ requirement: Requirement, in graph: PackageGraph)
    throws(LocatorError) -> Need
  {
    let spelling = graph.spelling(of: requirement.index)
    guard case .interface(let names) = requirement.type, let type = requirement.member.type else {
      throw .unfitNeed(spelling, reason: "its type depends on who is asked")
    }
    guard !requirement.member.isAsync, !requirement.member.isThrowing else {
      throw .unfitNeed(spelling, reason: "it's async or throws, which a default isn't")
    }
    return Need(
      locator: requirement.locator, module: graph.moduleName(of: requirement.locator),
      locatorName: graph.name(of: requirement.locator), name: requirement.name,
      call: requirement.spelling, type: type.description,
      isSendable: names.symbols.allSatisfy { isSendable($0, in: graph) },
      fake: fake(for: names.symbols, in: graph))
  }

  private static func isSendable(_ interface: Int, in graph: PackageGraph) -> Bool {
    graph.locators.closure(of: interface).contains { symbol in
      let declaration = graph.table.declaration(of: symbol)
      return declaration.inherited.contains { $0.type.description.contains("Sendable") }
        || declaration.attributes.contains { $0.hasSuffix("Actor") }
    }
  }

  /// A class of a module of fakes that conforms to the interface, and is made without arguments.
  private static func fake(for interfaces: [Int], in graph: PackageGraph)
    -> (name: String, module: String)?
  {
    let found = graph.types.order.first { symbol in
      graph.modules[graph.table.symbols[symbol].module].name.hasSuffix("Fakes")
        && graph.table.symbols[symbol].access >= .package
        && interfaces.allSatisfy { graph.types.conforms(symbol, to: $0) }
        && graph.table.declaration(of: symbol).initializers.contains { $0.parameters.isEmpty }
    }
    return found.map { (graph.name(of: $0), graph.moduleName(of: $0)) }
  }
}

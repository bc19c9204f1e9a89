/// Whether a default reaches a service locator, and what keeps it from it.
struct Provision {
  let graph: PackageGraph
  let root: Root

  enum Obstacle: Hashable {
    case notImported
    case condition
    case access
    case constraint(String)
  }

  /// What keeps the default from the type in a build; nil when it's provided, or may be.
  func obstacle(_ provided: Default, for type: Int, build index: Int) -> Obstacle? {
    let build = root.space.builds[index]
    guard root.closures[index].contains(provided.module) else { return .notImported }
    guard graph.holds(provided.condition, in: build, module: provided.module) else {
      return .condition
    }
    let isOwn = provided.module == graph.table.symbols[type].module
    guard isOwn ? isSeen(provided, from: type) : provided.isVisibleOutside else { return .access }
    if !graph.types.conforms(type, to: provided.extended) {
      return .constraint("Self: \(graph.name(of: provided.extended))")
    }
    return provided.constraints.first { meets($0, type) == false }.map { .constraint($0.text) }
  }

  private func isSeen(_ provided: Default, from type: Int) -> Bool {
    provided.member.access >= .internal || provided.file == graph.table.symbols[type].file
  }

  /// Whether the type meets a constraint; nil when the sources don't tell.
  func meets(_ constraint: Constraint, _ type: Int) -> Bool? {
    guard constraint.subject == "Self" else { return nil }
    if constraint.kind == .same {
      guard case .type(let symbol)? = constraint.types.first else { return nil }
      return graph.table.symbols[symbol].path == graph.table.symbols[type].path
        && graph.table.symbols[symbol].module == graph.table.symbols[type].module
    }
    let answers = constraint.types.map { meets($0, type) }
    return answers.contains(false) ? false : answers.contains(nil) ? nil : true
  }

  private func meets(_ constraint: ResolvedType, _ type: Int) -> Bool? {
    switch constraint {
    case .interface(let names):
      guard let symbol = names.symbols.first, names.count == 1 else { return nil }
      return graph.types.conforms(type, to: symbol)
    case .type(let symbol):
      return type == symbol || graph.types.superclasses(of: type).contains(symbol)
    case .external("AnyObject"):
      return graph.types.types[type].map { $0.kind == .class || $0.kind == .actor }
    default: return nil
    }
  }
}

/// Draws the package's modules: which program has which Defaults module, what that makes, and which
/// interfaces it's made for.
struct ModuleDiagram {
  let graph: PackageGraph
  let findings: [Finding]

  var diagram: Diagram {
    let shown = graph.modules.filter { !$0.isTest && !$0.files.isEmpty }
    let layers = Dictionary(uniqueKeysWithValues: shown.map { ($0.index, layer(of: $0)) })
    let paths = Dictionary(grouping: findings) { $0.path }
    let alternates = alternates
    let details = details
    let nodes = shown.map { module in
      Diagram.Node(
        id: module.name, label: module.name, layer: layers[module.index] ?? .foundation,
        isAlternate: alternates.contains(module.index),
        findings: module.files.flatMap { paths[graph.files[$0].path] ?? [] }.map(\.line).sorted(),
        details: details[module.index] ?? [])
    }
    let edges = shown.flatMap { module in
      imports(of: module).compactMap { other -> Diagram.Edge? in
        guard let kind = kind(from: module.index, to: other, layers, alternates) else { return nil }
        return Diagram.Edge(from: module.name, to: graph.modules[other].name, kind: kind)
      }
    }
    return Diagram(title: graph.package.name, nodes: nodes, edges: edges)
  }

  private func layer(of module: Module) -> Diagram.Layer {
    if module.isDefaults { return .defaults }
    if module.kind == .executable { return .program }
    if graph.interfaceModules.contains(module.index) { return .interface }
    return graph.implementationModules.contains(module.index) ? .implementation : .foundation
  }

  private func imports(of module: Module) -> Set<Int> {
    Set(
      module.files.flatMap { graph.files[$0].facts.imports }
        .compactMap { graph.table.module(named: $0.module)?.index }
    ).subtracting([module.index])
  }

  /// Defaults modules that no root has in its first build.
  private var alternates: Set<Int> {
    let first = Set(graph.roots.flatMap { $0.closures.first ?? [] })
    guard !graph.roots.isEmpty else { return [] }
    return Set(graph.modules.filter { $0.isDefaults && !first.contains($0.index) }.map(\.index))
  }

  /// How one module has another; nil for what goes without saying, as that a program knows interfaces.
  private func kind(
    from: Int, to: Int, _ layers: [Int: Diagram.Layer], _ alternates: Set<Int>
  ) -> Diagram.Edge.Kind? {
    switch (layers[from], layers[to]) {
    case (.program, .defaults): alternates.contains(to) ? .alternate : .default
    case (.program, .implementation): .override
    case (.defaults, .implementation): alternates.contains(from) ? .alternate : .default
    case (.implementation, .interface), (.interface, .interface), (_, .foundation): .needs
    default: nil
    }
  }

  /// What there is to know of each module, by its index.
  private var details: [Int: [String]] {
    var found: [Int: [String]] = [:]
    for requirement in graph.locators.requirements {
      found[graph.files[requirement.file].module, default: []].append(
        "hands out \(graph.spelling(of: requirement.index))")
    }
    for provided in graph.defaults.defaults {
      found[provided.module, default: []].append(
        "default of \(graph.spelling(of: provided.requirements[0]))  "
          + graph.place(provided.file, provided.member.position).description)
    }
    for serviceLocator in graph.serviceLocators.serviceLocators {
      let type = serviceLocator.type
      found[graph.table.symbols[type].module, default: []].append(
        "service locator \(graph.name(of: type))  \(graph.place(of: type))")
    }
    for consumer in graph.consumers.consumers {
      found[graph.files[consumer.file].module, default: []].append(
        "\(graph.name(of: consumer.type)) needs "
          + Wording.list(consumer.locators.map(graph.name)) + "  "
          + graph.place(consumer.file, consumer.parameter.position).description)
    }
    return found.mapValues { $0.sorted() }
  }
}

extension Finding {
  /// The finding as a picture has it.
  var line: String {
    "\(path):\(position.line): \(severity.rawValue): \(message)" + (rule.map { " [\($0)]" } ?? "")
  }
}

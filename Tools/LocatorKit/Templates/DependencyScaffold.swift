/// Adds a dependency to a package: its interface and locator, an implementation, the default in every
/// Defaults module, a fake, a test that shows both, and the manifest's lines.
package struct DependencyScaffold {
  private let graph: PackageGraph
  private let names: DependencyNames
  private let needs: [Need]
  private let layout: PackageLayout

  /// A dependency that needs no other.
  package init(_ names: DependencyNames, in graph: PackageGraph) throws(LocatorError) {
    try self.init(names, needs: [], in: graph)
  }

  /// A dependency whose implementation is a consumer: it's given a service locator of what it needs.
  ///
  /// - Parameter needs: locators, by name with or without `Locator`, or by module.
  package init(_ names: DependencyNames, needs: [String], in graph: PackageGraph)
    throws(LocatorError)
  {
    self.init(
      names, needs: try Need.needs(named: needs, in: graph), layout: PackageLayout(graph), in: graph
    )
    for name in [names.module, names.implementationModule, names.testModule] {
      guard !graph.modules.contains(where: { $0.name == name }) else { throw .targetExists(name) }
    }
  }

  init(_ names: DependencyNames, needs: [Need], layout: PackageLayout, in graph: PackageGraph) {
    self.names = names
    self.needs = needs
    self.layout = layout
    self.graph = graph
  }

  /// What it adds to the package.
  ///
  /// - Parameter manifest: the text of `Package.swift`.
  package func scaffold(manifest: String) throws -> Scaffold {
    var scaffold = try sources()
    var editor = ManifestEditor(manifest)
    edit(&editor)
    scaffold.change("Package.swift", from: manifest, to: editor.text)
    scaffold.unplaced = editor.unplaced
    scaffold.advice = [
      "Name \(names.locator) in the service locator interface of whoever needs it."
    ]
    return scaffold
  }

  /// Its files, without the manifest's lines.
  func sources() throws -> Scaffold {
    let texts = DependencyTexts(names: names, needs: needs)
    var scaffold = Scaffold()
    let interface = "\(layout.modules)/\(names.module)"
    scaffold.add("\(interface)/\(names.interface).swift", texts.interface)
    scaffold.add("\(interface)/\(names.locator).swift", texts.locator)
    if !needs.isEmpty {
      scaffold.add(
        "\(interface)/\(names.serviceLocatorInterface).swift", texts.serviceLocatorInterface)
    }
    scaffold.add(
      "\(layout.modules)/\(names.implementationModule)/\(names.implementation).swift",
      texts.implementation)
    for module in defaults {
      let folder = layout.folder(of: module, in: graph.package)
      scaffold.add("\(folder)/\(names.module)+Default.swift", texts.default)
    }
    scaffold.add("\(layout.fakes.folder)/\(names.fake).swift", try texts.fake())
    scaffold.add(
      "\(layout.tests)/\(names.testModule)/\(names.implementation)Tests.swift",
      DependencyTestText(
        names: names, needs: needs, others: constraints, defaults: defaults[0],
        fakes: layout.fakes.name
      ).text)
    return scaffold
  }

  private var defaults: [String] { layout.defaults.isEmpty ? ["Defaults"] : layout.defaults }

  private var needed: [String] { Set(needs.map(\.module)).sorted() }

  /// What the service locator must be besides, for the defaults of what is needed to reach it.
  private var constraints: [(name: String, module: String)] {
    var seen = Set(needs.map(\.locator))
    var open = needs.map(\.locator)
    var found: Set<Int> = []
    while let locator = open.popLast() {
      for requirement in graph.locators.requirements(of: locator) {
        for provided in graph.defaults(of: requirement)
        where graph.modules[provided.module].name == defaults[0] {
          for symbol in provided.constraints.flatMap(\.types).flatMap(\.interfaces)
          where seen.insert(symbol).inserted {
            found.insert(symbol)
            open.append(symbol)
          }
        }
      }
    }
    return found.map { (graph.name(of: $0), graph.moduleName(of: $0)) }.sorted { $0.name < $1.name }
  }

  private func edit(_ editor: inout ManifestEditor) {
    let roles = ModuleRoles(graph)
    editor.add(
      .init(
        names.module, .library, dependencies: needed, folder: "\(layout.modules)/\(names.module)",
        models: roles.interfaces))
    editor.add(
      .init(
        names.implementationModule, .library, dependencies: [names.module] + needed,
        folder: "\(layout.modules)/\(names.implementationModule)", models: roles.implementations))
    let own = [names.module, names.implementationModule]
    if layout.defaults.isEmpty {
      editor.add(
        .init(
          "Defaults", .library, dependencies: own, folder: "\(layout.modules)/Defaults",
          models: roles.implementations + [names.implementationModule]))
    }
    for module in layout.defaults { editor.add(dependencies: own, to: module) }
    if layout.hasFakes {
      editor.add(dependencies: [names.module], to: layout.fakes.name)
    } else {
      editor.add(
        .init(
          layout.fakes.name, .library, dependencies: [names.module], folder: layout.fakes.folder,
          models: []))
    }
    let tested = Set(
      [names.module, names.implementationModule, defaults[0], layout.fakes.name] + needed
        + constraints.map(\.module) + needs.compactMap(\.fake?.module))
    editor.add(
      .init(
        names.testModule, .test, dependencies: tested.sorted(),
        folder: "\(layout.tests)/\(names.testModule)", models: roles.tests))
    editor.addProduct(names.module, like: roles.interfaces)
  }
}

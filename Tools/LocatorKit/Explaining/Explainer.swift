/// Explains service locators: each requirement with what answers it, in each build.
package struct Explainer {
  private let graph: PackageGraph

  package init(_ graph: PackageGraph) {
    self.graph = graph
  }

  /// Every service locator of the package with its place, sorted by module and name.
  package func serviceLocators() -> [(name: String, place: Explanation.Place)] {
    let search = ServiceLocatorSearch(graph: graph)
    return graph.serviceLocators.serviceLocators
      .map { (name: search.fullName($0.type), place: graph.place(of: $0.type)) }
      .sorted { ($0.name, $0.place.path, $0.place.line) < ($1.name, $1.place.path, $1.place.line) }
  }

  /// Explains the service locator of that name.
  ///
  /// - Parameters:
  ///   - name: `Type`, or `Module.Type` where several modules have one.
  ///   - requirement: the one to explain, `reachability` or `reachability()`; nil for all.
  ///   - choices: traits, or Defaults modules, whose builds are wanted; none for every build.
  /// - Throws: ``LocatorError`` for a name that isn't there, isn't a service locator or isn't the only one.
  package func explanation(
    of name: String, requirement: String? = nil, choices: [String] = []
  ) throws(LocatorError) -> Explanation {
    let found = try ServiceLocatorSearch(graph: graph).serviceLocators(named: name)
    let wanted = try requirement.map { name throws(LocatorError) in
      try requirements(named: name, of: found)
    }
    for choice in choices { try check(choice) }
    return explanation(of: found, wanted, choices)
  }

  /// Explains a service locator, or those of one name in branches of an `#if`.
  func explanation(
    of found: [ServiceLocator], _ wanted: Set<Int>? = nil, _ choices: [String] = []
  ) -> Explanation {
    let first = found[0].type
    return Explanation(
      type: graph.name(of: first), module: graph.moduleName(of: first),
      kind: graph.table.declaration(of: first).kind.rawValue, place: graph.place(of: first),
      builds: roots(of: first).flatMap { builds(of: found, wanted, choices, in: $0) })
  }

  /// The programs that the type is part of; its own module's builds where no program is.
  private func roots(of type: Int) -> [Root] {
    let module = graph.table.symbols[type].module
    let using = graph.roots.filter { root in root.closures.contains { $0.contains(module) } }
    return using.isEmpty ? [graph.root(of: module)] : using
  }

  private func builds(
    of found: [ServiceLocator], _ wanted: Set<Int>?, _ choices: [String], in root: Root
  ) -> [Explanation.Build] {
    var trees: [(tree: [Explanation.Requirement], builds: [Int])] = []
    for index in root.space.builds.indices where isChosen(index, choices, in: root) {
      let build = root.space.builds[index]
      let present = found.first {
        graph.holds(
          graph.table.symbols[$0.type].condition, in: build,
          module: graph.table.symbols[$0.type].module)
      }
      guard let present else { continue }
      var tree = RequirementTree(graph: graph, root: root, build: index, type: present.type)
      let requirements = tree.requirements(wanted)
      if let known = trees.firstIndex(where: { $0.tree == requirements }) {
        trees[known].builds.append(index)
      } else {
        trees.append((requirements, [index]))
      }
    }
    return trees.map { tree, builds in
      Explanation.Build(
        root: graph.modules[root.module].name, name: root.name(of: builds), requirements: tree)
    }
  }

  private func isChosen(_ index: Int, _ choices: [String], in root: Root) -> Bool {
    choices.isEmpty
      || choices.contains { choice in
        root.space.builds[index].traits.contains(choice)
          || graph.table.module(named: choice).map { root.closures[index].contains($0.index) }
            == true
      }
  }

  private func check(_ choice: String) throws(LocatorError) {
    let alternates = graph.modules.filter(\.isDefaults).map(\.name)
    let known = graph.package.traits.map(\.name) + alternates
    guard !known.contains(choice) else { return }
    throw .unknownTrait(choice, nearest: Spelling.nearest(to: choice, among: known), known: known)
  }

  private func requirements(named name: String, of found: [ServiceLocator])
    throws(LocatorError) -> Set<Int>
  {
    let all = found.flatMap { $0.obligations.map(\.requirement) + $0.inherited.map(\.requirement) }
    let plain = name.hasSuffix("()") ? String(name.dropLast(2)) : name
    let wanted = all.filter { graph.locators.requirements[$0].name == plain }
    guard wanted.isEmpty else { return Set(wanted) }
    let known = Set(all.map { graph.locators.requirements[$0].name }).sorted()
    throw .unknownRequirement(
      name, of: graph.name(of: found[0].type), nearest: Spelling.nearest(to: plain, among: known),
      known: known)
  }
}

/// The whole package as the pattern sees it, for rules to ask.
package final class PackageGraph {
  package let package: PackageModel
  package let modules: [Module]
  package let files: [SourceUnit]
  package let table: SymbolTable
  package let locators: LocatorTable
  package let defaults: DefaultTable
  package let types: TypeTable
  package let serviceLocators: ServiceLocatorTable
  package let consumers: ConsumerTable
  package private(set) var roots: [Root] = []
  /// Modules that declare a locator.
  package let interfaceModules: Set<Int>
  /// Modules with a type that conforms to an interface, and that are nothing else.
  package private(set) var implementationModules: Set<Int> = []
  private let defaultsOf: [Int: [Default]]
  private let moduleNames: Set<String>

  /// - Parameter files: the facts of every source, module by module, in the package's order.
  package init(_ package: PackageModel, files read: [(target: Int, path: String, facts: FileFacts)])
  {
    self.package = package
    let dialects = Dialect.all(for: package)
    let defined = package.targets.map(\.definedNames)
    let units = read.map { file in
      let facts = file.facts.settled {
        defined[file.target][$0] ?? Dialect.answer(to: $0, in: dialects)
      }
      return SourceUnit(path: file.path, module: file.target, facts: facts)
    }
    let byModule = Dictionary(grouping: units.indices) { units[$0].module }
    modules = package.targets.enumerated().map { index, target in
      Module(
        index: index, name: target.moduleName, kind: target.kind, dependencies: target.dependencies,
        files: byModule[index] ?? [])
    }
    files = units
    moduleNames = Set(modules.map(\.name))
    table = SymbolTable(modules: modules, files: units)
    locators = LocatorTable(table)
    types = TypeTable(table, locators)
    defaults = DefaultTable(table, locators, types)
    serviceLocators = ServiceLocatorTable(table, locators, types)
    consumers = ConsumerTable(table, locators, types)
    var defaultsOf: [Int: [Default]] = [:]
    for provided in defaults.defaults {
      for requirement in provided.requirements {
        defaultsOf[requirement, default: []].append(provided)
      }
    }
    self.defaultsOf = defaultsOf
    interfaceModules = Self.interfaceModules(table, locators)
    roots = modules.indices.filter { dependsOnDefaults(modules[$0]) }.map(root(of:))
    implementationModules = findImplementationModules()
  }

  /// The requirement's defaults, in the order of files.
  package func defaults(of requirement: Int) -> [Default] { defaultsOf[requirement] ?? [] }

  /// The requirements that a default provides to others than its own file: a private locator's are nobody else's.
  func sharedRequirements(of provided: Default) -> [Int] {
    provided.requirements.filter {
      table.symbols[locators.requirements[$0].locator].access > .fileprivate
    }
  }

  /// Whether the module is an executable that depends on a Defaults module.
  package func isRoot(_ module: Module) -> Bool { roots.contains { $0.module == module.index } }

  private func dependsOnDefaults(_ module: Module) -> Bool {
    module.kind == .executable
      && dependencies(of: module, in: nil).contains { modules[$0].isDefaults }
  }

  /// The modules a target may import in a build, or in any when `build` is nil.
  package func dependencies(of module: Module, in build: Build?) -> Set<Int> {
    var found: Set<Int> = []
    var open = [module.index]
    while let next = open.popLast() {
      for dependency in modules[next].dependencies {
        guard let target = table.module(named: Self.moduleName(dependency.name))?.index else {
          continue
        }
        let isOn = build.map { build in
          dependency.traits.map { !build.traits.isDisjoint(with: $0) } ?? true
        }
        if isOn ?? true, found.insert(target).inserted { open.append(target) }
      }
    }
    return found
  }

  /// Whether a condition holds in a module's files in a build.
  package func holds(_ condition: Condition, in build: Build, module: Int) -> Bool {
    if condition == .always { return true }
    let traits = Set(package.traits.map(\.name))
    return condition.holds { atom in
      if atom.question == nil, traits.contains(atom.argument) {
        return build.traits.contains(atom.argument)
      }
      if BuildSpace.isSettled(atom) { return true }
      if atom.question == "canImport", let target = table.module(named: atom.argument) {
        return dependencies(of: modules[module], in: build).contains(target.index)
      }
      if Platform.decides(atom) { return build.platform?.answers(atom) ?? false }
      if Dialect.decides(atom) { return build.dialect?.answers(atom) ?? false }
      return build.answers[atom] ?? false
    }
  }

  /// The builds that some conditions ask for.
  package func builds(for conditions: [Condition]) -> BuildSpace {
    BuildSpace(conditions.filter { $0 != .always }, of: package, modules: moduleNames)
  }

  /// The type's name with its module, as a person tells it from others.
  package func name(of symbol: Int) -> String { table.symbols[symbol].path.joined(separator: ".") }

  private static func interfaceModules(_ table: SymbolTable, _ locators: LocatorTable) -> Set<Int> {
    Set(
      locators.locators
        .filter {
          !locators.requirements(of: $0).isEmpty && table.symbols[$0].access > .fileprivate
        }
        .map { table.symbols[$0].module })
  }

  private static func moduleName(_ target: String) -> String {
    String(target.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
  }
}

// MARK: - Roots

extension PackageGraph {
  /// The module's builds as a root has them, for whatever stands in it.
  func root(of module: Int) -> Root {
    let reachable = closure(of: module) { _, _ in true }
    let imports = reachable.flatMap { modules[$0].files }.flatMap { file in
      files[file].facts.imports.filter { table.module(named: $0.module) != nil }.map(\.condition)
    }
    let space = builds(for: imports + patternConditions(in: reachable))
    let closures = space.builds.map { build in
      closure(of: module) { condition, module in holds(condition, in: build, module: module) }
    }
    var arrivals: [Int: (file: Int, position: Position)] = [:]
    for file in reachable.sorted().flatMap({ modules[$0].files }) {
      for imported in files[file].facts.imports {
        guard let target = table.module(named: imported.module)?.index else { continue }
        if arrivals[target] == nil { arrivals[target] = (file, imported.position) }
      }
    }
    return Root(module: module, space: space, closures: closures, arrivals: arrivals)
  }

  /// The conditions of whatever provides a requirement or asks for it.
  private func patternConditions(in reachable: Set<Int>) -> [Condition] {
    let provided = defaults.defaults.filter { reachable.contains($0.module) }.map(\.condition)
    let asked = serviceLocators.serviceLocators.flatMap { serviceLocator -> [Condition] in
      guard let info = types.types[serviceLocator.type] else { return [] }
      let names = Set(serviceLocator.obligations.map { locators.requirements[$0.requirement].name })
      return [table.symbols[serviceLocator.type].condition]
        + info.conformances.map(\.condition)
        + info.members.filter { names.contains($0.member.name) }.map(\.member.condition)
    }
    return provided + asked
  }

  private func closure(of module: Int, following: (Condition, Int) -> Bool) -> Set<Int> {
    var found: Set<Int> = [module]
    var open = [module]
    while let next = open.popLast() {
      for file in modules[next].files {
        for imported in files[file].facts.imports {
          guard let target = table.module(named: imported.module)?.index,
            !found.contains(target), following(imported.condition, next)
          else { continue }
          found.insert(target)
          open.append(target)
        }
      }
    }
    return found
  }

  private func findImplementationModules() -> Set<Int> {
    var found: Set<Int> = []
    for symbol in types.order {
      let module = table.symbols[symbol].module
      guard !found.contains(module), isPlain(modules[module]) else { continue }
      if implementsInterface(symbol) { found.insert(module) }
    }
    return found
  }

  /// Whether the module is neither an interface, a Defaults, a test module nor a root.
  private func isPlain(_ module: Module) -> Bool {
    !module.isDefaults && !module.isTest && !isRoot(module)
      && !interfaceModules.contains(module.index)
  }

  /// Whether the type, or a class above it, conforms to a protocol that a locator hands out.
  package func implementsInterface(_ symbol: Int) -> Bool {
    !types.allConformances(of: symbol).isDisjoint(with: locators.interfaces)
  }
}

/// A module that reaches past an interface to who implements it.
package enum ImportsImplementationRule: Rule {
  package static let id = "imports-implementation"
  package static let severity = Finding.Severity.error
  package static let summary =
    "A module other than a Defaults module, a root or a test module imports an implementation module."
  package static let why = """
    A module that imports an implementation is tied to it: the implementation can't be swapped by a \
    trait, overridden by a service locator or faked in a test, and its system libraries come along.
    """
  package static let example = RuleExample(
    failing: """
      // InteractorOfflineFirst/ArticleInteractor.swift
      import ReachabilitySystem
      let reachability = SystemReachability()
      """,
    mended: """
      // InteractorOfflineFirst/ArticleInteractor.swift
      import Reachability
      init(serviceLocator: any ReachabilityLocator) { reachability = serviceLocator.reachability() }
      """)

  package static func findings(in graph: PackageGraph) -> [Finding] {
    graph.modules.filter { !$0.isDefaults && !$0.isTest && !graph.isRoot($0) }.flatMap { module in
      module.files.flatMap { file in
        graph.files[file].facts.imports.compactMap { imported in
          guard let target = graph.table.module(named: imported.module),
            target.index != module.index,
            graph.implementationModules.contains(target.index)
          else { return nil }
          return finding(file, imported, module, target, in: graph)
        }
      }
    }
  }

  private static func finding(
    _ file: Int, _ imported: ImportFact, _ module: Module, _ target: Module, in graph: PackageGraph
  ) -> Finding {
    let evidence = graph.types.order.first {
      graph.table.symbols[$0].module == target.index && graph.implementsInterface($0)
    }
    let interface = evidence.flatMap { symbol in
      ([symbol] + graph.types.superclasses(of: symbol)).lazy.flatMap(graph.types.conformances)
        .first { graph.locators.interfaces.contains($0.protocol) }
    }
    let notes = evidence.map { symbol in
      let place = graph.table.symbols[symbol]
      let of =
        interface.map { " implements '\(graph.name(of: $0.protocol))'" }
        ?? " implements an interface"
      return [graph.note(place.file, place.position, "'\(graph.name(of: symbol))'\(of)")]
    }
    let home = interface.map { graph.modules[graph.table.symbols[$0.protocol].module].name }
    return finding(
      file, imported.position,
      "module \(module.name) imports the implementation module \(target.name): it is tied to it, and no "
        + "override, trait or fake reaches it there; import \(home ?? "the interface's module") and ask "
        + "a service locator",
      notes: notes ?? [], in: graph)
  }
}

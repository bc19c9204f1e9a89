/// The package's modules by their part in the pattern, for new ones to be declared like them.
struct ModuleRoles {
  let interfaces: [String]
  let implementations: [String]
  let tests: [String]

  init(_ graph: PackageGraph) {
    func names(_ modules: some Sequence<Int>) -> [String] {
      modules.map { graph.modules[$0].name }.sorted()
    }
    interfaces = names(graph.interfaceModules)
    implementations = names(graph.implementationModules)
    tests = names(graph.modules.filter { $0.kind == .test }.map(\.index))
  }
}

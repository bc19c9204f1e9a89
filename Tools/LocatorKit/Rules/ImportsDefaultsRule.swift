/// A module that takes the wiring into its own hands.
package enum ImportsDefaultsRule: Rule {
  package static let id = "imports-defaults"
  package static let severity = Finding.Severity.error
  package static let summary =
    "A module other than a root or a test module imports a Defaults module."
  package static let why = """
    Who imports a Defaults module decides what runs. When a library does, every program that uses the \
    library is built with those defaults, whatever its own root chooses.
    """
  package static let example = RuleExample(
    failing: """
      // Screens/Screen.swift
      import Defaults
      struct ScreenServiceLocator: ArticleRepositoryLocator {}
      """,
    mended: """
      // Screens/Screen.swift
      import Articles
      struct Screen {
        init(serviceLocator: any ArticleRepositoryLocator) { … }
      }
      """)

  package static func findings(in graph: PackageGraph) -> [Finding] {
    let modules = graph.modules.filter { !$0.isTest && !graph.isRoot($0) }
    return modules.flatMap { module in
      module.files.flatMap { file in
        graph.files[file].facts.imports.compactMap { imported in
          guard let target = graph.table.module(named: imported.module), target.isDefaults,
            target.index != module.index
          else { return nil }
          return finding(
            file, imported.position,
            "module \(module.name) imports \(target.name): every program that uses it runs those "
              + "defaults, whatever its root chooses; take a service locator as a parameter, and let the "
              + "root import \(target.name)",
            in: graph)
        }
      }
    }
  }
}

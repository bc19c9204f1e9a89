/// A locator that nobody asks for.
package enum UnusedLocatorRule: Rule {
  package static let id = "unused-locator"
  package static let severity = Finding.Severity.warning
  package static let summary =
    "The package has a root, and nothing outside a locator's own declaration and its defaults names it."
  package static let why = """
    A dependency that no type needs is still built, wired and kept in step with its interface.
    """
  package static let example = RuleExample(
    failing: """
      public protocol ClockLocator {
        func clock() -> any ClockInterface
      }
      // … and no service locator, typealias or parameter that names ClockLocator
      """,
    mended: """
      public typealias RefreshServiceLocatorInterface = ArticleRepositoryLocator & ClockLocator
      """)

  package static func findings(in graph: PackageGraph) -> [Finding] {
    guard !graph.roots.isEmpty else { return [] }
    let mentions = mentions(of: graph.locators.locators, in: graph)
    return graph.locators.locators.sorted().compactMap { locator in
      let symbol = graph.table.symbols[locator]
      let isNamed = mentions[symbol.name]?.contains { mayMean(symbol, in: $0, graph) } == true
      guard !graph.modules[symbol.module].isTest, !isNamed else { return nil }
      let provided = graph.locators.ownRequirements(of: locator).flatMap(graph.defaults)
      return finding(
        symbol.file, symbol.position,
        "nothing asks for '\(graph.name(of: locator))': its \(provided.isEmpty ? "interface is" : "default is") "
          + "never handed out; name it where it's needed, or remove it",
        notes: provided.map {
          graph.note($0.file, $0.member.position, "its default is in \(graph.place(of: $0))")
        }, in: graph)
    }
  }

  /// The files that name a locator, by its name.
  private static func mentions(of locators: Set<Int>, in graph: PackageGraph) -> [String: [Int]] {
    let names = Set(locators.map { graph.table.symbols[$0].name })
    var found: [String: [Int]] = [:]
    for (index, file) in graph.files.enumerated() {
      for name in file.facts.mentions where names.contains(name) {
        found[name, default: []].append(index)
      }
    }
    return found
  }

  /// Whether a name in the file can be this locator's, and not its namesake's in another module.
  private static func mayMean(_ symbol: Symbol, in file: Int, _ graph: PackageGraph) -> Bool {
    graph.files[file].module == symbol.module
      || graph.table.isVisible(symbol.module, from: file)
  }
}

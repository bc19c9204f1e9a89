/// A consumer that asks for more than it uses.
package enum WideLocatorRule: Rule {
  package static let id = "wide-locator"
  package static let severity = Finding.Severity.warning
  package static let summary = "A consumer asks for a locator of which it uses no requirement."
  package static let why = """
    What a type asks for is what it needs: not more and not less. A locator that it doesn't use is one \
    more thing for every caller and every test to provide, and a dependency that isn't there.
    """
  package static let example = RuleExample(
    failing: """
      init(serviceLocator: any ArticleRepositoryLocator & ReachabilityLocator) {
        repository = serviceLocator.articleRepository()
      }
      """,
    mended: """
      init(serviceLocator: any ArticleRepositoryLocator) {
        repository = serviceLocator.articleRepository()
      }
      """)

  package static func findings(in graph: PackageGraph) -> [Finding] {
    graph.consumers.consumers.compactMap { consumer in
      guard let used = LocatorUse(graph: graph, consumer: consumer).namesUsed() else { return nil }
      let unused = consumer.locators.filter { locator in
        let requirements = graph.locators.requirements(of: locator)
        return !requirements.isEmpty
          && !requirements.contains { used.contains(graph.locators.requirements[$0].name) }
      }
      return unused.isEmpty ? nil : finding(consumer, unused, in: graph)
    }
  }

  private static func finding(_ consumer: Consumer, _ unused: [Int], in graph: PackageGraph)
    -> Finding
  {
    let names = Wording.list(unused.map { "'\(graph.name(of: $0))'" })
    let kept = consumer.locators.filter { !unused.contains($0) }.map(graph.name)
    let advice =
      kept.isEmpty
      ? "remove the parameter" : "ask for '\(kept.joined(separator: " & "))'"
    return finding(
      consumer.file, consumer.parameter.position,
      "'\(graph.name(of: consumer.type))' asks for \(names) and uses nothing of "
        + "\(unused.count == 1 ? "it" : "them"): whoever makes one must provide it all the same; \(advice)",
      notes: unused.map {
        let symbol = graph.table.symbols[$0]
        return graph.note(symbol.file, symbol.position, "'\(symbol.name)' is declared here")
      }, in: graph)
  }
}

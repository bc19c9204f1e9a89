/// Runs the rules over a package.
package enum Check {
  /// Every finding, sorted, each once; those that a comment silences left out.
  ///
  /// - Parameter only: the rules to run, or nil for all.
  package static func findings(in graph: PackageGraph, only: Set<String>? = nil) -> [Finding] {
    let rules = RuleBook.all.filter { only?.contains($0.id) ?? true }
    let found = rules.flatMap { $0.findings(in: graph) }
    let ran = Set(rules.map { $0.id })
    let (kept, unused) = IgnoreFilter(graph: graph, ran: ran).filter(found)
    return Array(Set(kept + unused + problems(in: graph))).sorted()
  }

  /// What the parser says of files that aren't Swift.
  private static func problems(in graph: PackageGraph) -> [Finding] {
    graph.files.flatMap { file in
      file.facts.problems.map {
        Finding(
          rule: nil, severity: .error, path: file.path, position: $0.position, message: $0.message)
      }
    }
  }
}

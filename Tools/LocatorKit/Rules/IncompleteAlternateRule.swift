/// A Defaults module that can't stand in for the other it's an alternate of.
package enum IncompleteAlternateRule: Rule {
  package static let id = "incomplete-alternate"
  package static let severity = Finding.Severity.error
  package static let summary =
    "A Defaults module lacks a default that another has, and the two stand in for each other in one root."
  package static let why = """
    The swap is a promise: with the trait, the program builds. A default that was added to one module and \
    forgotten in the other breaks the build that nobody runs every day.
    """
  package static let example = RuleExample(
    failing: """
      // Defaults: ArticleRepositoryLocator, ReachabilityLocator
      // DefaultsOffline: ArticleRepositoryLocator
      """,
    mended: """
      // Defaults: ArticleRepositoryLocator, ReachabilityLocator
      // DefaultsOffline: ArticleRepositoryLocator, ReachabilityLocator
      """)

  private struct Gap: Hashable {
    var smaller: Int
    var requirement: Int
  }

  package static func findings(in graph: PackageGraph) -> [Finding] {
    var seen: Set<Gap> = []
    return graph.roots.flatMap { root in
      distinctBuilds(of: root).flatMap { one in
        distinctBuilds(of: root).flatMap { other in
          gaps(root, one, other, in: graph).compactMap { gap, model in
            seen.insert(gap).inserted ? finding(gap, model, root, in: graph) : nil
          }
        }
      }
    }
  }

  /// One build for each closure: builds alike in what they import can't swap a module.
  private static func distinctBuilds(of root: Root) -> [Int] {
    var seen: Set<Set<Int>> = []
    return root.closures.indices.filter { seen.insert(root.closures[$0]).inserted }
  }

  /// What a Defaults module of one build lacks beside one of the other build.
  private static func gaps(_ root: Root, _ one: Int, _ other: Int, in graph: PackageGraph)
    -> [(Gap, Default)]
  {
    let (left, right) = (root.closures[one], root.closures[other])
    let alternates = left.subtracting(right).filter { graph.modules[$0].isDefaults }.sorted()
    let models = right.subtracting(left).filter { graph.modules[$0].isDefaults }
    return alternates.flatMap { alternate in
      graph.locators.requirements.compactMap { requirement -> (Gap, Default)? in
        let all = graph.defaults(of: requirement.index)
        let locator = graph.table.symbols[requirement.locator]
        // Nobody can write a default of what only another module sees.
        guard locator.access >= .package || locator.module == alternate,
          !all.contains(where: { left.contains($0.module) }),
          let model = all.first(where: { models.contains($0.module) })
        else { return nil }
        return (Gap(smaller: alternate, requirement: requirement.index), model)
      }
    }
  }

  private static func finding(_ gap: Gap, _ model: Default, _ root: Root, in graph: PackageGraph)
    -> Finding?
  {
    let own = graph.defaults.defaults.filter { $0.module == gap.smaller }
      .min {
        (graph.files[$0.file].path, $0.member.position) < (
          graph.files[$1.file].path, $1.member.position
        )
      }
    guard let own else { return nil }
    let (smaller, larger) = (graph.modules[gap.smaller].name, graph.modules[model.module].name)
    return finding(
      own.file, own.member.position,
      "\(smaller) has no default of '\(graph.spelling(of: gap.requirement))', and \(larger), which it can "
        + "stand in for in \(graph.modules[root.module].name), has one: a program built with \(smaller) has "
        + "nothing to hand out; write its default in \(smaller)",
      notes: [
        graph.note(model.file, model.member.position, "the default in \(larger)"),
        graph.note(requirement: gap.requirement),
      ], in: graph)
  }
}

/// Two defaults for one requirement: one of them never runs, and nothing says which.
package enum DuplicateDefaultRule: Rule {
  package static let id = "duplicate-default"
  package static let severity = Finding.Severity.error
  package static let summary =
    "Two or more defaults for one requirement meet in one program, wherever they stand."
  package static let why = """
    The compiler reports a second default only where one file imports both modules. Everywhere else it \
    takes the one that the conforming file sees, or the more special one, without a word: the other is \
    dead code, and which one runs depends on an import. Constrained extensions and extensions of \
    protocols that refine the locator count. Defaults in branches of an `#if` that exclude each other \
    don't meet.
    """
  package static let example = RuleExample(
    failing: """
      // Defaults/Reachability+Default.swift
      extension ReachabilityLocator {
        public func reachability() -> any ReachabilityInterface { SystemReachability() }
      }
      // App/main.swift
      extension ReachabilityLocator {
        func reachability() -> any ReachabilityInterface { AlwaysOnline() }
      }
      """,
    mended: """
      // Defaults/Reachability+Default.swift
      extension ReachabilityLocator {
        public func reachability() -> any ReachabilityInterface { SystemReachability() }
      }
      // App/main.swift
      struct AppServiceLocator: ReachabilityLocator {
        func reachability() -> any ReachabilityInterface { AlwaysOnline() }
      }
      """)

  package static func findings(in graph: PackageGraph) -> [Finding] {
    graph.locators.requirements.flatMap { requirement -> [Finding] in
      let all = graph.defaults(of: requirement.index)
      guard all.count > 1 else { return [] }
      return all.compactMap { provided in
        let rivals = all.filter { $0.index != provided.index && meet(provided, $0, in: graph) }
        guard !rivals.isEmpty else { return nil }
        return finding(provided, rivals, requirement.index, in: graph)
      }
    }
  }

  private static func meet(_ one: Default, _ other: Default, in graph: PackageGraph) -> Bool {
    guard !excludeEachOther(one, other) else { return false }
    let conditions = [one.condition, other.condition]
    func bothHold(_ build: Build) -> Bool {
      [one, other].allSatisfy { graph.holds($0.condition, in: build, module: $0.module) }
    }
    if graph.roots.isEmpty {
      return ![one, other].contains { graph.modules[$0.module].isTest }
        && graph.builds(for: conditions).builds.contains(where: bothHold)
    }
    return graph.roots.contains { root in
      zip(root.space.builds, root.closures).contains { build, closure in
        closure.contains(one.module) && closure.contains(other.module) && bothHold(build)
      }
    }
  }

  /// Whether no type can take both: each is for one type alone, and not the same.
  private static func excludeEachOther(_ one: Default, _ other: Default) -> Bool {
    one.constraints.contains { left in
      left.kind == .same
        && other.constraints.contains { right in
          guard right.kind == .same, right.subject == left.subject, left.types.count == 1,
            right.types.count == 1
          else { return false }
          return left.types[0].isSame(as: right.types[0]) == false
        }
    }
  }

  private static func finding(
    _ provided: Default, _ rivals: [Default], _ requirement: Int, in graph: PackageGraph
  ) -> Finding {
    let spelling = graph.spelling(of: requirement)
    let others = Wording.list(Array(Set(rivals.map { "in " + graph.place(of: $0) })).sorted())
    return finding(
      provided.file, provided.member.position,
      "'\(spelling)' has \(rivals.count == 1 ? "a second default" : "\(rivals.count) more defaults") \(others): "
        + consequence(provided, rivals, in: graph)
        + "; keep one, and let a service locator that wants another override it",
      notes: rivals.map {
        graph.note($0.file, $0.member.position, "the other default is in \(graph.place(of: $0))")
      } + [graph.note(requirement: requirement)],
      in: graph)
  }

  /// Which of them runs.
  private static func consequence(
    _ provided: Default, _ rivals: [Default], in graph: PackageGraph
  ) -> String {
    let isSpecial = rivals.contains {
      $0.constraints.count != provided.constraints.count || $0.extended != provided.extended
    }
    if isSpecial { return "the more special one runs wherever it fits, without a word" }
    return rivals.contains { $0.module != provided.module }
      ? "each service locator runs the one that its file sees, and the other is dead"
      : "which one runs can't be told"
  }
}

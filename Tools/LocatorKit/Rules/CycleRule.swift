/// A default that builds what builds it again.
package enum CycleRule: Rule {
  package static let id = "cycle"
  package static let severity = Finding.Severity.error
  package static let summary =
    "A default builds, at once, what comes back to the same requirement."
  package static let why = """
    Nothing in the types forbids it, and the program ends in endless recursion the first time that the \
    requirement is located. What is located late, in a method or a closure, is no cycle.
    """
  package static let example = RuleExample(
    failing: """
      init(serviceLocator: any ArticleInteractorLocator) {
        interactor = serviceLocator.articleInteractor()  // whose initializer locates this again
      }
      """,
    mended: """
      init(serviceLocator: any ArticleInteractorLocator) {
        makeInteractor = { serviceLocator.articleInteractor() }
      }
      """)

  package static func findings(in graph: PackageGraph) -> [Finding] {
    let trail = BodyTrail(graph: graph, upTo: .sometimes)
    var edges: [Int: [CycleHop]] = [:]
    for provided in graph.defaults.defaults {
      edges[provided.index] = CycleHop.hops(from: provided, by: trail)
    }
    let certain = edges.mapValues { $0.filter(\.isCertain) }
    // A branch that is taken once is taken again, unless something on the way changes.
    let alike = edges.mapValues { $0.filter { !$0.isChanging } }
    var seen: Set<[Int]> = []
    return worlds(in: graph).flatMap { active in
      let first = cycles(among: active, certain, in: graph)
      let rest = active.subtracting(first.joined().map(\.from))
      return (first + cycles(among: rest, alike, in: graph)).filter {
        seen.insert($0.map(\.from).sorted()).inserted
      }
    }.map { finding($0, in: graph) }
  }

  /// The defaults that are there together, for each build of each root.
  private static func worlds(in graph: PackageGraph) -> [Set<Int>] {
    let all = graph.defaults.defaults
    var worlds: Set<Set<Int>> = []
    if graph.roots.isEmpty {
      for build in graph.builds(for: all.map(\.condition)).builds {
        worlds.insert(
          Set(
            all.filter {
              !graph.modules[$0.module].isTest
                && graph.holds($0.condition, in: build, module: $0.module)
            }.map(\.index)))
      }
    }
    for root in graph.roots {
      for (build, closure) in zip(root.space.builds, root.closures) {
        worlds.insert(
          Set(
            all.filter {
              closure.contains($0.module) && graph.holds($0.condition, in: build, module: $0.module)
            }.map(\.index)))
      }
    }
    return worlds.sorted { $0.sorted().lexicographicallyPrecedes($1.sorted()) }
  }

  private struct Link: Hashable {
    var from: Int
    var hop: CycleHop
  }

  /// Cycles that share no default, each from its first default by path and line.
  private static func cycles(
    among active: Set<Int>, _ edges: [Int: [CycleHop]], in graph: PackageGraph
  ) -> [[Link]] {
    let providers = Dictionary(
      grouping: active.sorted().flatMap { index in
        graph.defaults.defaults[index].requirements.map { (requirement: $0, index: index) }
      }, by: \.requirement)
    let indices = providers.mapValues { $0.map(\.index) }
    var left = turning(active, edges, indices)
    var found: [[Link]] = []
    let order = left.sorted { place($0, in: graph) < place($1, in: graph) }
    for start in order where left.contains(start) {
      guard
        let cycle = shortest(
          from: start, among: left, edges, indices)
      else { continue }
      found.append(cycle)
      left.subtract(cycle.map(\.from))
    }
    return found
  }

  /// The defaults from which something is located that doesn't end: the others go, the last of a chain first.
  private static func turning(
    _ active: Set<Int>, _ edges: [Int: [CycleHop]], _ providers: [Int: [Int]]
  ) -> Set<Int> {
    var users: [Int: [Int]] = [:]
    var open: [Int: Int] = [:]
    for index in active {
      let next = Set((edges[index] ?? []).flatMap { providers[$0.requirement] ?? [] })
      open[index] = next.count
      for used in next { users[used, default: []].append(index) }
    }
    var left = active
    var ended = active.filter { open[$0] == 0 }
    while let index = ended.popFirst() {
      left.remove(index)
      for user in users[index] ?? [] {
        open[user, default: 0] -= 1
        if open[user] == 0 { ended.insert(user) }
      }
    }
    return left
  }

  private static func place(_ index: Int, in graph: PackageGraph) -> (String, Position) {
    let provided = graph.defaults.defaults[index]
    return (graph.files[provided.file].path, provided.member.position)
  }

  private static func shortest(
    from start: Int, among left: Set<Int>, _ edges: [Int: [CycleHop]],
    _ providers: [Int: [Int]]
  ) -> [Link]? {
    var queue: [(index: Int, path: [Link])] = [(start, [])]
    var seen: Set<Int> = []
    var head = 0
    while head < queue.count {
      let (index, path) = queue[head]
      head += 1
      for hop in edges[index] ?? [] {
        for next in providers[hop.requirement] ?? [] where left.contains(next) {
          let longer = path + [Link(from: index, hop: hop)]
          if next == start { return longer }
          if seen.insert(next).inserted { queue.append((next, longer)) }
        }
      }
    }
    return nil
  }

  private static func finding(_ cycle: [Link], in graph: PackageGraph) -> Finding {
    let defaults = cycle.map { graph.defaults.defaults[$0.from] }
    let names = cycle.map { graph.spelling(of: $0.hop.requirement) }
    let own = names.last ?? graph.spelling(of: defaults[0].requirements[0])
    let others = zip(defaults, cycle).enumerated().flatMap { index, link -> [Finding.Note] in
      let (provided, link) = link
      let spelling = graph.locators.requirements[provided.requirements[0]].spelling
      // The finding itself stands at the first default.
      let start = graph.note(
        provided.file, provided.member.position, "the default of '\(spelling)'")
      return (index == 0 ? [] : [start]) + link.hop.notes
    }
    return finding(
      defaults[0].file, defaults[0].member.position,
      "the default of '\(own)' \(description(names)): locating it never ends"
        + (cycle.allSatisfy(\.hop.isCertain) ? "" : " once it takes that branch")
        + "; locate \(cycle.count == 1 ? "it" : "one of them") late, in a method or a closure",
      notes: others, in: graph)
  }

  private static func description(_ names: [String]) -> String {
    guard let own = names.last, names.count > 1 else { return "locates itself again, at once" }
    let path = ([own] + names).joined(separator: " → ")
    return "builds, at once, what comes back to it (\(path))"
  }
}

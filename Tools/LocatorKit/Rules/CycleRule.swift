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
    let trail = LocatingTrail(graph: graph)
    var edges: [Int: [LocatingTrail.Hop]] = [:]
    for provided in graph.defaults.defaults { edges[provided.index] = trail.hops(from: provided) }
    var seen: Set<[Int]> = []
    return worlds(in: graph).flatMap { active in
      cycles(among: active, edges, in: graph).filter {
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
    var hop: LocatingTrail.Hop
  }

  /// Cycles that share no default, each from its first default by path and line.
  private static func cycles(
    among active: Set<Int>, _ edges: [Int: [LocatingTrail.Hop]], in graph: PackageGraph
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
    _ active: Set<Int>, _ edges: [Int: [LocatingTrail.Hop]], _ providers: [Int: [Int]]
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
    from start: Int, among left: Set<Int>, _ edges: [Int: [LocatingTrail.Hop]],
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
    let first = defaults[0]
    let names = cycle.map { graph.spelling(of: $0.hop.requirement) }
    let own = names.last ?? graph.spelling(of: first.requirements[0])
    let path = ([own] + names).joined(separator: " → ")
    return finding(
      first.file, first.member.position,
      "the default of '\(own)' builds, at once, what comes back to it (\(path)): locating it never ends; "
        + "locate one of them late, in a method or a closure",
      notes: zip(defaults, cycle).flatMap { provided, link in
        [
          graph.note(
            provided.file, provided.member.position,
            "the default of '\(graph.locators.requirements[provided.requirements[0]].spelling)'")
        ] + link.hop.notes
      }, in: graph)
  }
}

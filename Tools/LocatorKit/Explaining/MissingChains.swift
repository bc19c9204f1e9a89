/// Says of each missing requirement who asks for it: the way from a requirement of the service locator.
enum MissingChains {
  /// The same trees, with the chains that lead to what is missing.
  static func adding(to trees: [Explanation.Requirement]) -> [Explanation.Requirement] {
    guard trees.contains(where: { $0.missing != nil }) else { return trees }
    var chains: [String: [[String]]] = [:]
    for tree in trees { collect(tree, [], into: &chains) }
    return trees.map { tree in
      var tree = tree
      tree.missing?.chains = chains[tree.name, default: []]
      return tree
    }
  }

  private static func collect(
    _ tree: Explanation.Requirement, _ path: [String], into chains: inout [String: [[String]]]
  ) {
    let path = path + [tree.name]
    if tree.missing != nil, path.count > 1 { chains[tree.name, default: []].append(path) }
    for answer in tree.answers {
      for located in answer.locates { collect(located, path, into: &chains) }
      for making in answer.makes { collect(making, path, into: &chains) }
    }
  }

  private static func collect(
    _ making: Explanation.Making, _ path: [String], into chains: inout [String: [[String]]]
  ) {
    let name = making.initializer.map { "\(making.type).\($0)" } ?? making.type
    for located in making.locates { collect(located, path + [name], into: &chains) }
    for inner in making.makes { collect(inner, path + [name], into: &chains) }
  }
}

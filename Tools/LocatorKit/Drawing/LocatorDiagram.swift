/// Draws service locators, the requirements they answer, and the types that these make.
struct LocatorDiagram {
  let graph: PackageGraph
  let findings: [Finding]

  var diagram: Diagram {
    var builder = Builder(findings: Dictionary(grouping: findings) { $0.path })
    let explainer = Explainer(graph)
    let search = ServiceLocatorSearch(graph: graph)
    let shown = graph.serviceLocators.serviceLocators.filter {
      !graph.modules[graph.table.symbols[$0.type].module].isTest
    }
    let named = Dictionary(grouping: shown) { search.fullName($0.type) }
    for (_, found) in named.sorted(by: { $0.key < $1.key }) {
      builder.add(explainer.explanation(of: found))
    }
    return builder.diagram(title: graph.package.name)
  }

  private struct Builder {
    let findings: [String: [Finding]]
    var nodes: [String: Diagram.Node] = [:]
    var edges: Set<Diagram.Edge> = []

    func diagram(title: String) -> Diagram {
      let sorted = nodes.values.map { node in
        var node = node
        if node.layer != .serviceLocator { node.details.sort() }
        return node
      }
      return Diagram(title: title, nodes: sorted, edges: edges)
    }

    mutating func add(_ explanation: Explanation) {
      let text = ExplanationText(explanation).text
      let id = add(
        explanation.type, .serviceLocator, in: explanation.module, at: explanation.place,
        details: text.split(separator: "\n").map(String.init))
      for (index, build) in explanation.builds.enumerated() {
        for requirement in build.requirements {
          add(requirement, of: id, isAlternate: index > 0)
        }
      }
    }

    private mutating func add(
      _ requirement: Explanation.Requirement, of owner: String, isAlternate: Bool
    ) {
      let id = add(
        requirement.name, .requirement, in: requirement.locator, at: requirement.place,
        details: ["required by \(requirement.locator)"], isAlternate: isAlternate)
      if let missing = requirement.missing { nodes[id]?.findings = [missing.message] }
      let isOverride = requirement.answers.first?.kind == .override
      edges.insert(Diagram.Edge(from: owner, to: id, kind: isOverride ? .override : .default))
      for answer in requirement.answers {
        nodes[id]?.note("\(answer.kind.rawValue) in \(answer.module)  \(answer.place)")
        let kind: Diagram.Edge.Kind =
          answer.kind == .override ? .override : isAlternate ? .alternate : .default
        for making in answer.makes { add(making, of: id, kind, isAlternate) }
      }
    }

    private mutating func add(
      _ making: Explanation.Making, of requirement: String, _ kind: Diagram.Edge.Kind,
      _ isAlternate: Bool
    ) {
      let id = add(
        making.type, .implementation, in: making.module, at: making.place,
        details: ["\(making.module).\(making.type)  \(making.place)"], isAlternate: isAlternate)
      let edge = Diagram.Edge(from: requirement, to: id, kind: kind)
      // What is had by default is so in an alternate, too, where it makes the same.
      if kind != .alternate
        || !edges.contains(Diagram.Edge(from: requirement, to: id, kind: .default))
      {
        edges.insert(edge)
      }
      for needed in making.locates {
        edges.insert(Diagram.Edge(from: id, to: "\(needed.locator).\(needed.name)", kind: .needs))
      }
    }

    private mutating func add(
      _ label: String, _ layer: Diagram.Layer, in owner: String, at place: Explanation.Place?,
      details: [String], isAlternate: Bool = false
    ) -> String {
      let id = "\(owner).\(label)"
      if nodes[id] == nil {
        let own = place.flatMap { findings[$0.path] } ?? []
        nodes[id] = Diagram.Node(
          id: id, label: label, layer: layer, isAlternate: isAlternate, place: place,
          findings: own.map(\.line), details: details)
      }
      return id
    }
  }
}

extension Diagram.Node {
  fileprivate mutating func note(_ line: String) {
    if !details.contains(line) { details.append(line) }
  }
}

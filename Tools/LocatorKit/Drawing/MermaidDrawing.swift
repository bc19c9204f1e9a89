/// A diagram in Mermaid's language.
struct MermaidDrawing {
  private let diagram: Diagram
  /// Mermaid's names are letters and digits alone.
  private let names: [String: String]

  init(_ diagram: Diagram) {
    self.diagram = diagram
    names = Dictionary(
      uniqueKeysWithValues: diagram.nodes.enumerated().map { ($1.id, "n\($0)") })
  }

  var text: String {
    let layers = diagram.layers.map { layer in
      let nodes = diagram.nodes.filter { $0.layer == layer }.map { "    \(node($0))\n" }
      return "  subgraph \(layer.rawValue)[\"\(layer.title)\"]\n\(nodes.joined())  end\n"
    }
    let edges = diagram.edges.map { edge in
      "  \(names[edge.from] ?? "") \(Self.arrow(edge.kind)) \(names[edge.to] ?? "")\n"
    }
    return """
      flowchart TB
      \(layers.joined())\(edges.joined())  classDef alternate stroke-dasharray: 5 4
        classDef found stroke:#d1242f,stroke-width:3px

      """
  }

  private func node(_ node: Diagram.Node) -> String {
    let label = DiagramLayout.label(of: node)
      .map { $0 == "\"" ? "#quot;" : $0 == "<" ? "#lt;" : $0 == ">" ? "#gt;" : String($0) }.joined()
    let style = node.findings.isEmpty ? (node.isAlternate ? ":::alternate" : "") : ":::found"
    return "\(names[node.id] ?? "")[\"\(label)\"]\(style)"
  }

  private static func arrow(_ kind: Diagram.Edge.Kind) -> String {
    switch kind {
    case .default: "-->"
    case .override: "==>|override|"
    case .alternate: "-. alternate .->"
    case .needs: "-.->"
    }
  }
}

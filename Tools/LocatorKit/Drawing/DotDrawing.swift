/// A diagram in Graphviz's language.
struct DotDrawing {
  let diagram: Diagram

  init(_ diagram: Diagram) {
    self.diagram = diagram
  }

  var text: String {
    let layers = diagram.layers.map { layer in
      let nodes = diagram.nodes.filter { $0.layer == layer }.map { "    \(node($0))\n" }
      return "  { rank=same\n\(nodes.joined())  }\n"
    }
    let edges = diagram.edges.map {
      "  \(Self.quoted($0.from)) -> \(Self.quoted($0.to)) [\(Self.style($0.kind))]\n"
    }
    return """
      digraph \(Self.quoted(diagram.title)) {
        rankdir=TB
        node [shape=box, fontname=monospace]
      \(layers.joined())\(edges.joined())}

      """
  }

  private func node(_ node: Diagram.Node) -> String {
    var attributes = ["label=\(Self.quoted(DiagramLayout.label(of: node)))"]
    if node.isAlternate { attributes.append("style=dashed") }
    if !node.findings.isEmpty { attributes.append("color=red, penwidth=3") }
    return "\(Self.quoted(node.id)) [\(attributes.joined(separator: ", "))]"
  }

  private static func style(_ kind: Diagram.Edge.Kind) -> String {
    switch kind {
    case .default: "style=solid"
    case .override: "style=bold, arrowhead=diamond"
    case .alternate: "style=dashed"
    case .needs: "style=dotted"
    }
  }

  private static func quoted(_ text: String) -> String {
    let escaped = text.map { $0 == "\"" || $0 == "\\" ? "\\\($0)" : String($0) }.joined()
    return "\"\(escaped)\""
  }
}

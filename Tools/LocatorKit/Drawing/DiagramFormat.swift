/// The forms in which the package is drawn.
package enum DiagramFormat: String, CaseIterable, Sendable {
  /// A picture, for light and dark.
  case svg
  /// One file to search, zoom and click, without any network.
  case html
  /// For Graphviz.
  case dot
  /// For pages that draw Mermaid.
  case mermaid
  /// For scripts; `Tools/Docs` has the shape.
  case json

  /// The whole file.
  package func text(_ diagram: Diagram) throws -> String {
    switch self {
    case .svg: SVGDrawing(diagram.folded).text
    case .html: try HTMLPage(diagram).text()
    case .dot: DotDrawing(diagram).text
    case .mermaid: MermaidDrawing(diagram).text
    case .json: try diagram.json()
    }
  }
}

extension Diagram {
  /// Draws a package.
  ///
  /// - Parameters:
  ///   - findings: what the check reports, to be marked.
  package init(_ graph: PackageGraph, level: Level, findings: [Finding]) {
    self =
      switch level {
      case .modules: ModuleDiagram(graph: graph, findings: findings).diagram
      case .locators: LocatorDiagram(graph: graph, findings: findings).diagram
      }
  }
}

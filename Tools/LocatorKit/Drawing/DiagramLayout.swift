/// Where each box stands: layers beneath each other, each in as many rows as it needs.
package struct DiagramLayout: Sendable {
  package struct Box: Hashable, Sendable {
    package var x: Double
    package var y: Double
    package var width: Double
    package var height: Double
  }

  package struct Band: Hashable, Sendable {
    package var layer: Diagram.Layer
    package var box: Box
  }

  package private(set) var boxes: [String: Box] = [:]
  package private(set) var bands: [Band] = []
  package private(set) var width = 0.0
  package private(set) var height = 0.0

  /// The width of one letter: labels are set in one of the fonts whose letters are all as wide.
  package static let letter = 7.3
  static let titleWidth = 150.0
  private static let boxHeight = 30.0
  private static let gap = 14.0
  private static let padding = 16.0
  private static let bandGap = 34.0
  private static let rowWidth = 980.0

  package init(_ diagram: Diagram) {
    var y = Self.padding
    var positions: [String: Double] = [:]
    let layers = diagram.layers
    let neighbors = Self.neighbors(in: diagram)
    for layer in layers {
      let members = diagram.nodes.filter { $0.layer == layer }
      let ordered = Self.ordered(members, by: positions, neighbors)
      let top = y
      y += Self.padding
      for row in Self.rows(ordered) {
        let used = row.reduce(0) { $0 + Self.width(of: $1) } + Self.gap * Double(row.count - 1)
        var x = Self.titleWidth + max(0, (Self.rowWidth - used) / 2)
        for node in row {
          let box = Box(x: x, y: y, width: Self.width(of: node), height: Self.boxHeight)
          boxes[node.id] = box
          positions[node.id] = x + box.width / 2
          x += box.width + Self.gap
        }
        width = max(width, x - Self.gap + 2 * Self.padding)
        y += Self.boxHeight + Self.gap
      }
      y += Self.padding - Self.gap
      bands.append(
        Band(layer: layer, box: Box(x: Self.padding, y: top, width: 0, height: y - top)))
      y += Self.bandGap
    }
    width = max(width, Self.titleWidth + Self.rowWidth + 2 * Self.padding)
    for index in bands.indices { bands[index].box.width = width - 2 * Self.padding }
    height = y - Self.bandGap + Self.padding
  }

  /// A box is as wide as its label, with the mark of its findings.
  static func width(of node: Diagram.Node) -> Double {
    Double(label(of: node).count) * letter + 24
  }

  /// The label, with a mark and a number where the check reports something.
  static func label(of node: Diagram.Node) -> String {
    node.findings.isEmpty ? node.label : "\(node.label) ⚠ \(node.findings.count)"
  }

  private static func neighbors(in diagram: Diagram) -> [String: [String]] {
    var found: [String: [String]] = [:]
    for edge in diagram.edges {
      found[edge.from, default: []].append(edge.to)
      found[edge.to, default: []].append(edge.from)
    }
    return found
  }

  /// Boxes stand beneath those they hang on, as far as these have their places.
  private static func ordered(
    _ nodes: [Diagram.Node], by positions: [String: Double], _ neighbors: [String: [String]]
  ) -> [Diagram.Node] {
    func place(_ node: Diagram.Node) -> Double {
      let known = (neighbors[node.id] ?? []).compactMap { positions[$0] }
      return known.isEmpty ? .infinity : known.reduce(0, +) / Double(known.count)
    }
    let places = nodes.map { (node: $0, place: place($0)) }
    return places.sorted {
      ($0.place, $0.node.label, $0.node.id) < ($1.place, $1.node.label, $1.node.id)
    }
    .map(\.node)
  }

  /// As many rows as are needed, about as long as each other.
  private static func rows(_ nodes: [Diagram.Node]) -> [[Diagram.Node]] {
    let widths = nodes.map { width(of: $0) + gap }
    let total = widths.reduce(0, +)
    let even = total / (total / (rowWidth + gap)).rounded(.up)
    let limit = min(rowWidth + gap, even + (widths.max() ?? 0) / 2)
    var rows: [[Diagram.Node]] = []
    var used = Double.infinity
    for (node, needed) in zip(nodes, widths) {
      if used + needed > limit {
        rows.append([])
        used = 0
      }
      rows[rows.count - 1].append(node)
      used += needed
    }
    return rows
  }
}

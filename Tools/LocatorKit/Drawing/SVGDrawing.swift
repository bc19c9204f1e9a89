/// A diagram as an SVG that needs nothing else, in light and dark.
struct SVGDrawing {
  private let diagram: Diagram
  private let layout: DiagramLayout

  init(_ diagram: Diagram) {
    self.diagram = diagram
    layout = DiagramLayout(diagram)
  }

  var text: String {
    let (width, height) = (
      Self.number(layout.width), Self.number(layout.height + Self.legendHeight)
    )
    return """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(width) \(height)" width="\(width)" height="\(height)" role="img">
      <title>\(Self.escaped(diagram.title))</title>
      <style>\(DiagramStyle.css)</style>
      <rect class="page" width="100%" height="100%"/>
      \(layout.bands.map(band).joined(separator: "\n"))
      <g class="\(diagram.edges.count > DiagramStyle.manyEdges ? "many" : "few")">
      \(diagram.edges.compactMap(edge).joined(separator: "\n"))
      </g>
      \(diagram.nodes.compactMap(node).joined(separator: "\n"))
      \(legend)
      </svg>

      """
  }

  private func band(_ band: DiagramLayout.Band) -> String {
    let box = band.box
    return """
      <rect class="band" \(Self.attributes(box)) rx="10"/>
      <text class="layer" x="\(Self.number(box.x + 16))" y="\(Self.number(box.y + box.height / 2 + 4))">\
      \(band.layer.title)</text>
      """
  }

  private func node(_ node: Diagram.Node) -> String? {
    guard let box = layout.boxes[node.id] else { return nil }
    let classes =
      ["node", node.layer.rawValue] + (node.isAlternate ? ["alternate"] : [])
      + (node.findings.isEmpty ? [] : ["found"])
    let tip = ([node.id] + node.findings).joined(separator: "\n")
    return """
      <g class="\(classes.joined(separator: " "))"><title>\(Self.escaped(tip))</title>\
      <rect \(Self.attributes(box)) rx="6"/>\
      <text x="\(Self.number(box.x + box.width / 2))" y="\(Self.number(box.y + 19))">\
      \(Self.escaped(DiagramLayout.label(of: node)))</text></g>
      """
  }

  private func edge(_ edge: Diagram.Edge) -> String? {
    guard let from = layout.boxes[edge.from], let to = layout.boxes[edge.to] else { return nil }
    let isDown = from.y < to.y
    let isLevel = from.y == to.y
    let start = (x: from.x + from.width / 2, y: isDown || isLevel ? from.y + from.height : from.y)
    let end = (
      x: to.x + to.width / 2, y: isLevel ? to.y + to.height : isDown ? to.y : to.y + to.height
    )
    let bend = isLevel ? 22 : (end.y - start.y) / 2
    let numbers = [
      start.x, start.y, start.x, start.y + bend, end.x, isLevel ? end.y + bend : end.y - bend,
      end.x, end.y,
    ].map(Self.number)
    return """
      <path class="edge \(edge.kind.rawValue)" d="M\(numbers[0]) \(numbers[1])C\(numbers[2]) \(numbers[3]) \
      \(numbers[4]) \(numbers[5]) \(numbers[6]) \(numbers[7])"/>\
      \(edge.kind == .override ? Self.diamond(end.x, end.y + (isDown ? -10 : 10)) : "")
      """
  }

  /// The mark of an override, where its line ends.
  private static func diamond(_ x: Double, _ y: Double) -> String {
    "<path class=\"mark\" d=\"M\(number(x)) \(number(y))m0 -6l6 6l-6 6l-6 -6z\"/>"
  }

  // MARK: Legend

  private static let legendHeight = 44.0

  private var legend: String {
    let words: [(Diagram.Edge.Kind, String)] = [
      (.default, "default"), (.override, "override"), (.alternate, "alternate, by trait"),
      (.needs, "needs"),
    ]
    let y = layout.height + 18
    var x = 32.0
    var parts: [String] = []
    for (kind, text) in words {
      let end = x + 44
      parts.append(
        "<path class=\"edge \(kind.rawValue)\" d=\"M\(Self.number(x)) \(Self.number(y))H\(Self.number(end))\"/>"
          + (kind == .override ? Self.diamond(end - 6, y) : "")
          + "<text class=\"legend\" x=\"\(Self.number(end + 8))\" y=\"\(Self.number(y + 4))\">\(text)</text>"
      )
      x = end + 8 + Double(text.count) * DiagramLayout.letter + 28
    }
    parts.append(
      "<text class=\"legend found\" x=\"\(Self.number(x))\" y=\"\(Self.number(y + 4))\">⚠ findings of the check</text>"
    )
    return parts.joined(separator: "\n")
  }

  // MARK: Text

  private static func attributes(_ box: DiagramLayout.Box) -> String {
    "x=\"\(number(box.x))\" y=\"\(number(box.y))\" width=\"\(number(box.width))\" height=\"\(number(box.height))\""
  }

  /// A number with at most one digit after its point.
  private static func number(_ value: Double) -> String {
    let tenths = Int((value * 10).rounded())
    return tenths % 10 == 0 ? "\(tenths / 10)" : "\(Double(tenths) / 10)"
  }

  static func escaped(_ text: String) -> String {
    text.map { escapes[$0] ?? String($0) }.joined()
  }

  private static let escapes: [Character: String] = [
    "&": "&amp;", "<": "&lt;", ">": "&gt;", "\"": "&quot;", "'": "&#39;",
  ]
}

/// A diagram as one page that needs no network: to search, zoom and pan, and to ask a box for what
/// there is to know of it.
struct HTMLPage {
  private let diagram: Diagram

  init(_ diagram: Diagram) {
    self.diagram = diagram
  }

  func text() throws -> String {
    // A script ends at the first `</script>` in it, wherever that stands.
    let data = try JSONText.text(Data(diagram)).split(separator: "</").joined(separator: "<\\/")
    return """
      <!doctype html>
      <html lang="en">
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <title>\(SVGDrawing.escaped(diagram.title))</title>
      <style>\(DiagramStyle.css)
      \(HTMLPageSource.style)</style>
      \(HTMLPageSource.body)
      <script type="application/json" id="data">\(data)</script>
      <script>\(HTMLPageSource.script)</script>
      </html>

      """
  }

  /// What the page's script reads.
  private struct Data: Encodable {
    var diagram: Diagram
    var titles: [String: String]
    var layers: [String]
    var foldingLimit: Int
    var manyEdges: Int
    var letter: Double

    init(_ diagram: Diagram) {
      self.diagram = diagram
      titles = Dictionary(
        uniqueKeysWithValues: Diagram.Layer.allCases.map { ($0.rawValue, $0.title) })
      layers = diagram.layers.map(\.rawValue)
      foldingLimit = Diagram.foldingLimit
      manyEdges = DiagramStyle.manyEdges
      letter = DiagramLayout.letter
    }
  }
}

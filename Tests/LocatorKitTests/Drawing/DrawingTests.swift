import Foundation
import LocatorKit
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite("The graph of a package")
struct DrawingTests {
  @Test("has no box that overlaps another or leaves its layer", arguments: [8, 80, 1000])
  func geometry(modules: Int) {
    let diagram = Self.diagram(modules: modules)
    for shown in [diagram, diagram.folded] {
      let layout = DiagramLayout(shown)
      #expect(layout.boxes.count == shown.nodes.count)
      #expect(overlaps(Array(layout.boxes.values)) == 0)
      #expect(overlaps(layout.bands.map(\.box)) == 0)
      let outside = shown.nodes.filter { node in
        guard let box = layout.boxes[node.id],
          let band = layout.bands.first(where: { $0.layer == node.layer })?.box
        else { return true }
        return box.y < band.y || box.y + box.height > band.y + band.height
          || box.x < band.x + 130 || box.x + box.width > band.x + band.width
      }
      #expect(outside == [])
    }
  }

  @Test("has boxes wide enough for their labels")
  func labels() {
    let layout = DiagramLayout(Self.diagram(modules: 80))
    for node in Self.diagram(modules: 80).nodes {
      let width = layout.boxes[node.id]?.width ?? 0
      #expect(width >= Double(node.label.count) * DiagramLayout.letter + 10)
    }
  }

  @Test("is folded where a layer is crowded, so that it stays one screen")
  func folding() {
    let folded = Self.diagram(modules: 1000).folded
    #expect(
      folded.nodes.map(\.label) == ["App", "Defaults", "1000 implementations", "1000 interfaces"])
    #expect(folded.edges.count == 3)
  }

  @Test("is the same bytes whatever order the files come in", arguments: DiagramFormat.allCases)
  func stable(format: DiagramFormat) throws {
    let checked = try CheckCase(named: "clean-alternate-by-trait")
    let package = checked.package
    let files = package.targets.enumerated().flatMap { index, target in
      checked.sources.filter { target.sources.contains($0.path) }.map {
        (target: index, path: $0.path, facts: FileReader.read(Array($0.text.utf8)))
      }
    }
    for level in Diagram.Level.allCases {
      let texts = try [files, files.reversed()].map { files in
        let graph = PackageGraph(package, files: Array(files))
        return try format.text(Diagram(graph, level: level, findings: []))
      }
      #expect(texts[0] == texts[1])
    }
  }

  @Test("is well-formed XML as SVG", arguments: Diagram.Level.allCases)
  func wellFormed(level: Diagram.Level) throws {
    let graph = try CheckCase(named: "clean-alternate-by-trait").graph
    let text = try DiagramFormat.svg.text(
      Diagram(graph, level: level, findings: [Self.finding]))
    let parser = XMLParser(data: Data(text.utf8))
    #expect(parser.parse(), "\(String(describing: parser.parserError))")
  }

  @Test("tells defaults, overrides, alternates and findings apart without color")
  func withoutColor() throws {
    let graph = try CheckCase(named: "clean-alternate-by-trait").graph
    let text = try DiagramFormat.svg.text(
      Diagram(graph, level: .modules, findings: [Self.finding]))
    #expect(text.contains("node defaults alternate"))
    #expect(text.contains("Defaults ⚠ 1"))
    #expect(text.contains("edge alternate"))
    #expect(text.contains("stroke-dasharray"))
  }

  @Test("is drawn by others' programs in their language")
  func others() throws {
    let graph = try CheckCase(named: "clean-alternate-by-trait").graph
    let diagram = Diagram(graph, level: .modules, findings: [Self.finding])
    #expect(
      try DiagramFormat.dot.text(diagram) == """
        digraph "Case" {
          rankdir=TB
          node [shape=box, fontname=monospace]
          { rank=same
            "App" [label="App"]
          }
          { rank=same
            "Defaults" [label="Defaults ⚠ 1", color=red, penwidth=3]
            "DefaultsOffline" [label="DefaultsOffline", style=dashed]
          }
          { rank=same
            "ArticlesSQLite" [label="ArticlesSQLite"]
            "ReachabilitySystem" [label="ReachabilitySystem"]
          }
          { rank=same
            "Articles" [label="Articles"]
            "Reachability" [label="Reachability"]
          }
          "App" -> "Defaults" [style=solid]
          "App" -> "DefaultsOffline" [style=dashed]
          "ArticlesSQLite" -> "Articles" [style=dotted]
          "Defaults" -> "ArticlesSQLite" [style=solid]
          "Defaults" -> "ReachabilitySystem" [style=solid]
          "DefaultsOffline" -> "ArticlesSQLite" [style=dashed]
          "DefaultsOffline" -> "ReachabilitySystem" [style=dashed]
          "ReachabilitySystem" -> "Reachability" [style=dotted]
        }

        """)
    #expect(
      try DiagramFormat.mermaid.text(diagram.around("App")) == """
        flowchart TB
          subgraph program["Programs"]
            n0["App"]
          end
          subgraph defaults["Defaults"]
            n1["Defaults ⚠ 1"]:::found
            n2["DefaultsOffline"]:::alternate
          end
          n0 --> n1
          n0 -. alternate .-> n2
          classDef alternate stroke-dasharray: 5 4
          classDef found stroke:#d1242f,stroke-width:3px

        """)
  }

  @Test("has a documented shape as JSON")
  func json() throws {
    let graph = try CheckCase(named: "clean-alternate-by-trait").graph
    let diagram = try Diagram(graph, level: .modules, findings: []).around("ArticlesSQLite")
    let text = try DiagramFormat.json.text(diagram)
    let root = try #require(
      try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    let read = try #require(root["diagram"] as? [String: Any])
    #expect(root["version"] as? Int == 1)
    #expect(Set(read.keys) == ["title", "nodes", "edges"])
    let nodes = try #require(read["nodes"] as? [[String: Any]])
    #expect(Set(nodes[0].keys) == ["id", "label", "layer", "isAlternate", "findings", "details"])
    #expect(
      read["edges"] as? [[String: String]] == [
        ["from": "ArticlesSQLite", "to": "Articles", "kind": "needs"],
        ["from": "Defaults", "to": "ArticlesSQLite", "kind": "default"],
        ["from": "DefaultsOffline", "to": "ArticlesSQLite", "kind": "alternate"],
      ])
  }

  @Test("at the level of locators shows who hands out what, and the type that is made")
  func locators() throws {
    let graph = try CheckCase(named: "clean-alternate-by-trait").graph
    let diagram = Diagram(graph, level: .locators, findings: [])
    #expect(
      diagram.nodes.map(\.label) == [
        "AppServiceLocator", "articleRepository()", "reachability()", "ArticleRepository",
        "SystemReachability",
      ])
    #expect(Set(diagram.edges.map(\.kind)) == [.default])
  }

  @Test("says which box is nearest to a name that isn't there")
  func unknown() throws {
    let graph = try CheckCase(named: "seed").graph
    #expect(throws: LocatorError.unknownNode("Default", nearest: ["Defaults"])) {
      try Diagram(graph, level: .modules, findings: []).around("Default")
    }
  }

  @Test("is one page without any address of a network in it")
  func page() throws {
    let text = try DiagramFormat.html.text(Self.diagram(modules: 8))
    let addresses = text.matches(of: /https?:\/\/[^ "'<]+/).map { String($0.0) }
    #expect(Set(addresses) == ["http://www.w3.org/2000/svg"])
    #expect(text.components(separatedBy: "<script").count == 3)
  }

  @Test(
    """
    of this repository is drawn in Tools/Docs; "locator graph --level locators -o Tools/Docs/graph.svg" draws it anew
    """)
  func repository() throws {
    let page = Repository.folder.appending(path: "Tools/Docs/graph.svg")
    let graph = try Repository.graph()
    let diagram = Diagram(graph, level: .locators, findings: Check.findings(in: graph))
    #expect(
      try String(contentsOf: page, encoding: .utf8).replacing(/:\d+:\d+/, with: "")
        == DiagramFormat.svg.text(diagram).replacing(/:\d+:\d+/, with: ""))
  }

  private func overlaps(_ boxes: [DiagramLayout.Box]) -> Int {
    let sorted = boxes.sorted { ($0.y, $0.x) < ($1.y, $1.x) }
    var count = 0
    for (index, box) in sorted.enumerated() {
      for other in sorted[(index + 1)...] {
        if other.y >= box.y + box.height { break }
        if other.x < box.x + box.width && box.x < other.x + other.width { count += 1 }
      }
    }
    return count
  }

  private static let finding = Finding(
    rule: "cycle", severity: .error, path: "Sources/Defaults/Articles+Default.swift",
    position: Position(line: 1, column: 1), message: "a \"cycle\" <here> & there")

  /// A package of the pattern with that many dependencies.
  private static func diagram(modules count: Int) -> Diagram {
    var text = ""
    var names: [String] = []
    for number in 0..<count {
      let name = "Service\(number)"
      names.append(name)
      text += """
        === \(name) library
        --- \(name).swift
        public protocol \(name)Interface {}
        public protocol \(name)Locator { func \(name.lowercased())() -> any \(name)Interface }
        === \(name)Memory library deps=\(name)
        --- Memory\(name).swift
        public import \(name)
        public struct Memory\(name): \(name)Interface { public init() {} }

        """
    }
    text += "=== Defaults library deps=\(names.joined(separator: ","))\n--- All.swift\n"
    for name in names {
      text += """
        public import \(name)
        import \(name)Memory
        extension \(name)Locator { public func \(name.lowercased())() -> any \(name)Interface { Memory\(name)() } }

        """
    }
    text += """
      === App executable deps=Defaults
      --- main.swift
      import Defaults

      """
    guard let graph = try? CheckCase(text: text).graph else {
      return Diagram.empty
    }
    return Diagram(graph, level: .modules, findings: [])
  }
}

extension Diagram {
  fileprivate static let empty = Diagram(
    PackageGraph(PackageModel(name: "", targets: []), files: []), level: .modules, findings: [])
}

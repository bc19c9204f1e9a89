/// What a picture of the package shows: boxes in layers, from the program down to what it rests on.
///
/// A page in `Tools/Docs` says what each key of its JSON means.
package struct Diagram: Encodable, Hashable, Sendable {
  /// What is drawn.
  package enum Level: String, CaseIterable, Sendable {
    /// The modules, by their part in the pattern.
    case modules
    /// Service locators, what they hand out, and the types that this makes.
    case locators
  }

  package enum Layer: String, Encodable, CaseIterable, Sendable {
    case program
    case defaults
    case serviceLocator
    case requirement
    case implementation
    case interface
    case foundation
  }

  package struct Node: Encodable, Hashable, Sendable {
    /// Tells it from the others.
    package var id: String
    package var label: String
    package var layer: Layer
    /// Whether only an alternate has it: a Defaults module, or what it makes, behind a trait.
    package var isAlternate: Bool
    /// Where it's declared; absent for a module.
    package var place: Explanation.Place?
    /// What the check reports of it.
    package var findings: [String]
    /// What there is to know of it, for a click.
    package var details: [String]
  }

  package struct Edge: Encodable, Hashable, Sendable {
    package enum Kind: String, Encodable, CaseIterable, Sendable {
      /// What is had by default.
      case `default`
      /// What a service locator hands out itself.
      case override
      /// What stands in behind a trait.
      case alternate
      /// What is needed, or conformed to.
      case needs
    }

    package var from: String
    package var to: String
    package var kind: Kind
  }

  package var title: String
  /// By layer, then by label.
  package var nodes: [Node]
  package var edges: [Edge]

  init(title: String, nodes: [Node], edges: some Sequence<Edge>) {
    self.title = title
    let order = Dictionary(
      uniqueKeysWithValues: Layer.allCases.enumerated().map { ($1, $0) })
    self.nodes = nodes.sorted {
      (order[$0.layer] ?? 0, $0.label, $0.id) < (order[$1.layer] ?? 0, $1.label, $1.id)
    }
    let known = Set(nodes.map(\.id))
    self.edges = Set(edges).filter { known.contains($0.from) && known.contains($0.to) }
      .sorted { ($0.from, $0.to, $0.kind.rawValue) < ($1.from, $1.to, $1.kind.rawValue) }
  }

  /// The layers that it has, the topmost first.
  package var layers: [Layer] {
    let used = Set(nodes.map(\.layer))
    return Layer.allCases.filter(used.contains)
  }
}

extension Diagram.Layer {
  /// The layer's name over its boxes.
  package var title: String {
    switch self {
    case .program: "Programs"
    case .defaults: "Defaults"
    case .serviceLocator: "Service locators"
    case .requirement: "Handed out"
    case .implementation: "Implementations"
    case .interface: "Interfaces"
    case .foundation: "Foundations"
    }
  }
}

extension Diagram {
  /// Only what the named box reaches, or is reached by, in one step.
  ///
  /// - Throws: ``LocatorError/unknownNode(_:nearest:)``
  package func around(_ name: String) throws(LocatorError) -> Diagram {
    let centers = nodes.filter { $0.label == name || $0.id == name }.map(\.id)
    guard !centers.isEmpty else {
      throw .unknownNode(
        name, nearest: Spelling.nearest(to: name, among: Set(nodes.map(\.label)).sorted()))
    }
    let touching = edges.filter { centers.contains($0.from) || centers.contains($0.to) }
    let near = Set(centers + touching.flatMap { [$0.from, $0.to] })
    return Diagram(title: title, nodes: nodes.filter { near.contains($0.id) }, edges: touching)
  }

  /// More boxes than this in a layer are drawn as one.
  package static let foldingLimit = 100

  /// The same with each crowded layer as one box.
  package var folded: Diagram {
    let crowded = Dictionary(grouping: nodes, by: \.layer).filter {
      $0.value.count > Self.foldingLimit
    }
    guard !crowded.isEmpty else { return self }
    var names: [String: String] = [:]
    var folds: [Node] = []
    for (layer, members) in crowded {
      let id = "all \(layer.rawValue)"
      for member in members { names[member.id] = id }
      folds.append(
        Node(
          id: id, label: "\(members.count) \(layer.title.lowercased())", layer: layer,
          isAlternate: false, findings: members.flatMap(\.findings),
          details: ["'--around NAME' shows one of them with its neighbors."]))
    }
    let kept = nodes.filter { crowded[$0.layer] == nil }
    return Diagram(
      title: title, nodes: kept + folds,
      edges: edges.map {
        Edge(from: names[$0.from] ?? $0.from, to: names[$0.to] ?? $0.to, kind: $0.kind)
      }.filter { $0.from != $0.to })
  }

  /// For scripts.
  package func json() throws -> String { try JSONText.text(Report(version: 1, diagram: self)) }

  private struct Report: Encodable {
    var version: Int
    var diagram: Diagram
  }
}

/// An explanation as a tree for a terminal.
package struct ExplanationText {
  private let explanation: Explanation
  private let style: Style

  package init(_ explanation: Explanation, isColored: Bool = false) {
    self.explanation = explanation
    style = Style(isColored: isColored)
  }

  /// The whole text: the tree of each program's first build, what differs in its others, and a table
  /// that has them side by side.
  package var text: String {
    let kind = DeclarationFact.Kind(rawValue: explanation.kind)?.withArticle ?? explanation.kind
    let title =
      "\(style.bold(explanation.type)), \(kind) of module \(explanation.module)  "
      + style.dim(explanation.place.description)
    var parts = [title + "\n"]
    for (root, builds) in byRoot {
      parts += builds.enumerated().map { index, build in
        section(build, of: root, besides: index == 0 ? nil : builds[0])
      }
      if builds.count > 1 { parts.append(BuildComparison(builds: builds).text) }
    }
    if explanation.builds.isEmpty { parts.append("No build has it.\n") }
    return parts.joined(separator: "\n")
  }

  private var byRoot: [(root: String, builds: [Explanation.Build])] {
    var found: [(root: String, builds: [Explanation.Build])] = []
    for build in explanation.builds {
      if let known = found.firstIndex(where: { $0.root == build.root }) {
        found[known].builds.append(build)
      } else {
        found.append((build.root, [build]))
      }
    }
    return found
  }

  private func section(
    _ build: Explanation.Build, of root: String, besides first: Explanation.Build?
  ) -> String {
    let known = Set(first?.requirements ?? [])
    let differing = build.requirements.filter { !known.contains($0) }
    let place = "In \(root)" + (build.name.map { ", \($0)" } ?? "")
    let gone = (first?.requirements ?? []).map(\.name).filter { name in
      !build.requirements.contains { $0.name == name }
    }
    var lines = [first == nil ? "\(place):" : "\(place), what differs:"]
    lines += gone.map { "   \($0) isn't required" }
    lines += ExplanationBranches(style: style).lines(of: differing)
    return lines.joined(separator: "\n") + "\n"
  }

  /// How a terminal shows what matters more, and what less.
  struct Style {
    var isColored: Bool

    func bold(_ text: String) -> String { escaped(text, "1") }
    func dim(_ text: String) -> String { escaped(text, "2") }
    func warned(_ text: String) -> String { escaped(text, "1;31") }
    func marked(_ text: String) -> String { escaped(text, "33") }

    private func escaped(_ text: String, _ code: String) -> String {
      isColored ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
    }
  }
}

/// Several builds side by side: what a swap changes.
struct BuildComparison {
  let builds: [Explanation.Build]

  /// A table with a row for each requirement that isn't answered alike in all builds.
  var text: String {
    let names = builds.map { $0.name ?? "otherwise" }
    let rows = differing.map { name in [name] + builds.map { cell(name, $0) } }
    guard !rows.isEmpty else { return "" }
    let table = [["requirement"] + names] + rows
    let widths = table[0].indices.map { column in table.map { $0[column].count }.max() ?? 0 }
    let lines = table.map { row in
      let cells = zip(row, widths).map { cell, width in
        cell + String(repeating: " ", count: width - cell.count)
      }
      return "   " + Self.trimmed(cells.joined(separator: "  "))
    }
    return "Side by side, what a swap changes:\n" + lines.joined(separator: "\n") + "\n"
  }

  private var differing: [String] {
    var seen: Set<String> = []
    return builds.flatMap { $0.requirements.map(\.name) }.filter { name in
      seen.insert(name).inserted && Set(builds.map { cell(name, $0) }).count > 1
    }
  }

  private func cell(_ name: String, _ build: Explanation.Build) -> String {
    guard let requirement = build.requirements.first(where: { $0.name == name }) else { return "-" }
    if requirement.missing != nil { return "missing" }
    return requirement.answers.map(Self.summary).joined(separator: ", ")
  }

  /// The types that an answer makes, or else where it stands.
  private static func summary(_ answer: Explanation.Answer) -> String {
    let made = answer.makes.map(\.type).joined(separator: " or ")
    let place = answer.kind == .default ? "default in \(answer.module)" : "override"
    return made.isEmpty ? place : "\(made) (\(place))"
  }

  private static func trimmed(_ line: String) -> String {
    var line = line
    while line.last == " " { line.removeLast() }
    return line
  }
}

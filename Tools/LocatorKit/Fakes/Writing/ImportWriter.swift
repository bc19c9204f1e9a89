/// Writes imports in swift-format's order: by module, single declarations after them, then tested modules,
/// and conditional ones last.
enum ImportWriter {
  static func text(_ imports: ImportList) -> String {
    var plain: [ImportList.Import] = []
    var conditional: [[ImportList.Branch]] = []
    for line in imports.lines {
      switch line {
      case .plain(let line): plain.append(line)
      case .conditional(let branches): conditional.append(branches)
      }
    }
    plain.sort { $0.path < $1.path }
    let tested = plain.filter { $0.attributes.contains("@testable") }.map(\.text)
    let others = plain.filter { !$0.attributes.contains("@testable") }
    let wholes = others.filter { !$0.path.contains(" ") }.map(\.text)
    let parts = others.filter { $0.path.contains(" ") }.map(\.text)
    let blocks = [wholes, parts, tested] + conditional.map { lines($0) }
    return blocks.filter { !$0.isEmpty }.map { $0.joined(separator: "\n") }
      .joined(separator: "\n\n")
  }

  private static func lines(_ branches: [ImportList.Branch]) -> [String] {
    branches.flatMap { branch in
      [branch.directive]
        + branch.lines.flatMap { line -> [String] in
          switch line {
          case .plain(let line): ["  " + line.text]
          case .conditional(let branches): lines(branches).map { "  " + $0 }
          }
        }
    } + ["#endif"]
  }
}

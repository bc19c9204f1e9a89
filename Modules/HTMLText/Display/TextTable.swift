/// A table that is simple enough to be shown as one.
struct TextTable {
  /// The cells of each row.
  private(set) var rows: [[HTMLNode]] = []
  /// The first row is of `th`.
  private(set) var hasHeader = false

  /// - Returns: `nil` if it's there for layout: with tables or lists inside, or of one column.
  init?(_ table: HTMLNode) {
    collectRows(of: table, depth: 0)
    guard (1...200).contains(rows.count), let columns = rows.map(\.count).max(),
      (2...12).contains(columns),
      !rows.joined().contains(where: { Self.holdsBlocks($0, depth: 0) })
    else { return nil }
    hasHeader =
      rows.count > 1
      && rows[0].allSatisfy {
        if case .element("th") = $0.kind { true } else { false }
      }
  }

  private mutating func collectRows(of node: HTMLNode, depth: Int) {
    for child in node.children {
      guard case .element(let name) = child.kind, depth < 3 else { continue }
      switch name {
      case "tr":
        rows.append(
          child.children.filter {
            if case .element(let name) = $0.kind { name == "td" || name == "th" } else { false }
          })
      case "thead", "tbody", "tfoot":
        collectRows(of: child, depth: depth + 1)
      default:
        continue
      }
    }
  }

  private static func holdsBlocks(_ node: HTMLNode, depth: Int) -> Bool {
    node.children.contains { child in
      guard case .element(let name) = child.kind else { return false }
      return blocks.contains(name) || depth > 8 || holdsBlocks(child, depth: depth + 1)
    }
  }

  private static let blocks: Set<String> = [
    "table", "ul", "ol", "dl", "pre", "blockquote", "p", "div", "h1", "h2", "h3", "h4", "h5", "h6",
    "hr",
  ]

  /// Aligned columns if they fit, or else cells with bars between them.
  static func lines(_ rows: [[String]], hasHeader: Bool, width: Int) -> [String] {
    let columns = rows.map(\.count).max() ?? 0
    let widths = (0..<columns).map { column in
      rows.map { $0.count > column ? $0[column].cellWidth : 0 }.max() ?? 0
    }
    guard widths.reduce(0, +) + 3 * (columns - 1) <= width else {
      return rows.map { $0.joined(separator: " | ") }
    }
    var lines = rows.map { aligned($0, widths) }
    if hasHeader {
      lines.insert(widths.map { String(repeating: "─", count: $0) }.joined(separator: "─┼─"), at: 1)
    }
    return lines
  }

  private static func aligned(_ row: [String], _ widths: [Int]) -> String {
    widths.indices.map { column in
      let cell = row.count > column ? row[column] : ""
      return cell + String(repeating: " ", count: widths[column] - cell.cellWidth)
    }.joined(separator: " │ ")
  }
}

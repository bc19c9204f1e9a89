import HTMLText

/// Rows and columns: aligned and fitted for a terminal, separated by tabs for a program.
struct Table {
  struct Column {
    var title: String
    var isRightAligned = false
    /// Gives up cells when the terminal is too narrow.
    var isFlexible = false
    var paint: @Sendable (TextStyle, String) -> String = { _, text in text }
  }

  var columns: [Column]
  var rows: [[String]]

  func text(in style: TextStyle) -> String {
    let rows = rows.map { $0.map(style.foreign) }
    guard let width = style.columns else {
      return rows.map { $0.joined(separator: "\t") }.joined(separator: "\n")
    }
    let widths = fitted(naturalWidths(rows), to: width)
    let head = line(columns.map(\.title), widths) { _, text in style.dim(text) }
    let body = rows.map { line($0, widths) { columns[$0].paint(style, $1) } }
    return ([head] + body).joined(separator: "\n")
  }

  /// The same without the columns that no row has anything in.
  var withoutEmptyColumns: Table {
    let kept = columns.indices.filter { index in rows.contains { !$0[index].isEmpty } }
    return Table(columns: kept.map { columns[$0] }, rows: rows.map { row in kept.map { row[$0] } })
  }

  /// As much of the text as fits, with a mark where something is missing.
  private static func truncated(_ text: String, to width: Int) -> String {
    guard text.cellWidth > width else { return text }
    var result = ""
    var room = width - 1
    for character in text {
      room -= character.cellWidth
      guard room >= 0 else { break }
      result.append(character)
    }
    return result + "…"
  }

  private func naturalWidths(_ rows: [[String]]) -> [Int] {
    columns.indices.map { index in
      ([columns[index].title] + rows.map { $0[index] }).map(\.cellWidth).max() ?? 0
    }
  }

  /// Takes from the widest flexible column until all fit, and leaves each at least 3 cells.
  private func fitted(_ natural: [Int], to width: Int) -> [Int] {
    var widths = natural
    let gaps = 2 * (columns.count - 1)
    while widths.reduce(gaps, +) > width {
      let flexible = columns.indices.filter { columns[$0].isFlexible && widths[$0] > 3 }
      guard let widest = flexible.max(by: { widths[$0] < widths[$1] }) else { break }
      widths[widest] -= 1
    }
    return widths
  }

  private func line(
    _ cells: [String], _ widths: [Int], paint: (_ column: Int, _ text: String) -> String
  ) -> String {
    let parts = cells.indices.map { index in
      let text = Self.truncated(cells[index], to: widths[index])
      let padding = String(repeating: " ", count: widths[index] - text.cellWidth)
      let isLast = index == cells.indices.last
      return columns[index].isRightAligned
        ? padding + paint(index, text) : paint(index, text) + (isLast ? "" : padding)
    }
    return parts.joined(separator: "  ")
  }
}

/// Renders a tree as text for a terminal.
struct TextRenderer {
  private let base: WebAddress?
  private let width: Int
  private var layout: TextLayout
  private var links = LinkList()
  private var paragraph = InlineText()
  private var preformattedDepth = 0
  private var counters: [Int?] = []

  init(base: WebAddress?, width: Int) {
    self.base = base
    self.width = width
    layout = TextLayout(width: width)
  }

  mutating func text(of tree: HTMLTree) -> String {
    if let root = tree.root { render(root) }
    flush()
    if !links.addresses.isEmpty {
      layout.separate()
      for line in links.lines { layout.append(line: line) }
    }
    return layout.text
  }

  private mutating func render(_ node: HTMLNode) {
    switch node.kind {
    case .text(let text):
      paragraph.append(text, isPreformatted: preformattedDepth > 0)
    case .element(let name):
      if !node.isHidden { render(node, ElementStyle(name)) }
    case .other:
      return
    }
  }

  private mutating func render(_ node: HTMLNode, _ style: ElementStyle) {
    switch style {
    case .hidden: return
    case .inline: renderChildren(node)
    case .code: renderCode(node)
    case .link: renderLink(node)
    case .picture: paragraph.append(picture: node.attribute("alt"))
    case .lineBreak: paragraph.breakLine()
    case .rule: renderRule()
    case .table: renderTable(node)
    case .block: renderBlock(node, isSeparate: false)
    case .paragraph: renderBlock(node, isSeparate: true)
    case .heading(let level): renderHeading(node, level)
    case .quote: renderIndented(node, first: "> ", rest: "> ", isSeparate: true)
    case .definition: renderIndented(node, first: "    ", rest: "    ", isSeparate: false)
    case .list(let isNumbered): renderList(node, isNumbered: isNumbered)
    case .item: renderItem(node)
    case .preformatted: renderPreformatted(node)
    }
  }

  private mutating func renderChildren(_ node: HTMLNode) {
    for child in node.children { render(child) }
  }

  /// Ends the paragraph that inline text was put into.
  private mutating func flush() {
    let isPreformatted = preformattedDepth > 0
    guard let text = paragraph.take(isPreformatted: isPreformatted) else { return }
    if isPreformatted {
      for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
        layout.append(line: String(line))
      }
    } else {
      layout.append(paragraph: text)
    }
  }

  private mutating func renderBlock(_ node: HTMLNode, isSeparate: Bool) {
    flush()
    if isSeparate { layout.separate() }
    renderChildren(node)
    flush()
    if isSeparate { layout.separate() }
  }

  private mutating func renderHeading(_ node: HTMLNode, _ level: Int) {
    renderIndented(
      node, first: String(repeating: "#", count: level) + " ",
      rest: String(repeating: " ", count: level + 1), isSeparate: true)
  }

  private mutating func renderIndented(
    _ node: HTMLNode, first: String, rest: String, isSeparate: Bool
  ) {
    flush()
    if isSeparate { layout.separate() }
    layout.indent(first: first == rest ? nil : first, rest: rest)
    renderChildren(node)
    flush()
    layout.outdent()
    if isSeparate { layout.separate() }
  }

  private mutating func renderList(_ node: HTMLNode, isNumbered: Bool) {
    flush()
    // A list in a list stays with its item.
    if counters.isEmpty { layout.separate() }
    let start = node.attribute("start").flatMap(Int.init).flatMap {
      $0.magnitude < 1 << 31 ? $0 : nil
    }
    counters.append(isNumbered ? start ?? 1 : nil)
    renderChildren(node)
    flush()
    counters.removeLast()
    if counters.isEmpty { layout.separate() }
  }

  private mutating func renderItem(_ node: HTMLNode) {
    var mark = "• "
    if let number = counters.last ?? nil {
      mark = "\(number). "
      counters[counters.count - 1] = number + 1
    }
    renderIndented(
      node, first: mark, rest: String(repeating: " ", count: mark.cellWidth), isSeparate: false)
  }

  private mutating func renderPreformatted(_ node: HTMLNode) {
    flush()
    layout.separate()
    layout.indent(rest: "    ")
    preformattedDepth += 1
    renderChildren(node)
    flush()
    preformattedDepth -= 1
    layout.outdent()
    layout.separate()
  }

  private mutating func renderCode(_ node: HTMLNode) {
    let mark = preformattedDepth > 0 ? "" : "`"
    paragraph.append(mark: mark)
    renderChildren(node)
    paragraph.append(closingMark: mark)
  }

  private mutating func renderLink(_ node: HTMLNode) {
    renderChildren(node)
    guard let reference = node.attribute("href"), !reference.hasPrefix("#"),
      let address = absolute(reference)
    else { return }
    paragraph.append(note: "[\(links.number(of: address))]")
  }

  private func absolute(_ reference: String) -> String? {
    let reference = TerminalText.sanitized(WebAddress.trimmed(reference))
    guard !reference.isEmpty else { return nil }
    if let scheme = WebAddress.scheme(of: reference) {
      return ["http", "https", "mailto", "ftp", "gemini"].contains(scheme) ? reference : nil
    }
    return base?.resolving(reference) ?? reference
  }

  private mutating func renderRule() {
    flush()
    layout.separate()
    layout.append(line: String(repeating: "─", count: min(layout.room, 40)))
    layout.separate()
  }

  private mutating func renderTable(_ node: HTMLNode) {
    guard let table = TextTable(node) else { return renderBlock(node, isSeparate: true) }
    flush()
    layout.separate()
    let rows = table.rows.map { row in row.map { cell in inlineText(of: cell) } }
    for line in TextTable.lines(rows, hasHeader: table.hasHeader, width: layout.room) {
      if line.cellWidth <= layout.room {
        layout.append(line: line)
      } else {
        layout.append(paragraph: line)
      }
    }
    layout.separate()
  }

  /// What is in a cell, on one line.
  private mutating func inlineText(of cell: HTMLNode) -> String {
    let outer = paragraph
    paragraph = InlineText()
    renderChildren(cell)
    let text = paragraph.take(isPreformatted: false) ?? ""
    paragraph = outer
    return text.split(separator: "\n").joined(separator: " ")
  }
}

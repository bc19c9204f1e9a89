/// Writes a tree as HTML, keeping only what a list allows.
struct SafeHTMLWriter {
  private let base: WebAddress?
  private var output: [UInt8] = []

  init(base: WebAddress?) {
    self.base = base
  }

  mutating func html(of tree: HTMLTree) -> String {
    if let root = tree.root { write(root) }
    return String(decoding: output, as: UTF8.self)
  }

  private mutating func write(_ node: HTMLNode) {
    switch node.kind {
    case .text(let text): HTMLEscaping.append(text, to: &output)
    case .element(let name): write(node, named: name)
    case .other: return
    }
  }

  private mutating func write(_ node: HTMLNode, named name: String) {
    if SafeHTMLList.dropped.contains(name) { return }
    let isKept = SafeHTMLList.elements.contains(name)
    if isKept {
      output.append(contentsOf: "<\(name)".utf8)
      for attribute in SafeHTMLList.attributes(of: name) {
        guard let value = node.attribute(attribute).flatMap({ safe($0, attribute, of: name) })
        else { continue }
        output.append(contentsOf: " \(attribute)=\"".utf8)
        HTMLEscaping.append(value, to: &output)
        output.append(UInt8(ascii: "\""))
      }
      output.append(UInt8(ascii: ">"))
    }
    for child in node.children { write(child) }
    if isKept, !SafeHTMLList.void.contains(name) { output.append(contentsOf: "</\(name)>".utf8) }
  }

  /// An attribute's value; `nil` if it leads where nothing of ours goes.
  private func safe(_ value: String, _ attribute: String, of name: String) -> String? {
    guard SafeHTMLList.addresses.contains(attribute) else { return value }
    // Browsers pass over control characters, so that they can hide a scheme.
    let bare = String(String.UnicodeScalarView(value.unicodeScalars.filter { $0.value > 0x20 }))
    if let scheme = WebAddress.scheme(of: bare) {
      switch scheme {
      case "http", "https", "mailto": return WebAddress.trimmed(value)
      case "data": return name == "img" && SafeHTMLList.isPicture(bare) ? bare : nil
      default: return nil
      }
    }
    return base?.resolving(value)
  }
}

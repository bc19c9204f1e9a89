import CLibXML2

/// A node of a tree, good as long as the tree is.
struct HTMLNode {
  private let node: UnsafeMutablePointer<xmlNode>

  init(_ node: UnsafeMutablePointer<xmlNode>) {
    self.node = node
  }

  /// What it is.
  enum Kind {
    /// Its name in lower case.
    case element(String)
    case text(String)
    case other
  }

  var kind: Kind {
    switch node.pointee.type {
    case XML_ELEMENT_NODE:
      .element(node.pointee.name.map { String(cString: $0).lowercased() } ?? "")
    case XML_TEXT_NODE, XML_CDATA_SECTION_NODE:
      .text(node.pointee.content.map { String(cString: $0) } ?? "")
    default:
      .other
    }
  }

  var children: some Sequence<HTMLNode> {
    sequence(state: node.pointee.children) { next -> HTMLNode? in
      guard let node = next else { return nil }
      next = node.pointee.next
      return HTMLNode(node)
    }
  }

  /// An attribute's value by its name in lower case.
  func attribute(_ name: String) -> String? {
    guard let property = property(name) else { return nil }
    var value = ""
    var part = property.pointee.children
    while let text = part {
      if let content = text.pointee.content { value += String(cString: content) }
      part = text.pointee.next
    }
    return value
  }

  /// Not to be seen, by HTML's own attributes or by the plainest of styles.
  var isHidden: Bool {
    if property("hidden") != nil || attribute("aria-hidden") == "true" { return true }
    guard let style = attribute("style") else { return false }
    let compact = style.lowercased().filter { !$0.isWhitespace }
    return compact.contains("display:none") || compact.contains("visibility:hidden")
  }

  private func property(_ name: String) -> UnsafeMutablePointer<xmlAttr>? {
    guard node.pointee.type == XML_ELEMENT_NODE else { return nil }
    var next = node.pointee.properties
    while let property = next {
      if property.pointee.name.map({ String(cString: $0) }) == name { return property }
      next = property.pointee.next
    }
    return nil
  }
}

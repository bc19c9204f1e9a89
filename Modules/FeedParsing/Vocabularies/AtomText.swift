import HTMLText

/// Atom's text constructs (RFC 4287, section 3.1) and content (section 4.1.3), and Atom 0.3's.
enum AtomText {
  static func content(of name: XMLName, type: String?) -> ElementContent {
    switch name.term {
    case .title, .subtitle, .tagline, .summary, .content:
      isXHTML(type) ? .xhtml : .text
    default: .elements
    }
  }

  /// On one line, without markup.
  static func line(_ element: Element) -> String? {
    switch kind(element) {
    case .html: PlainLine.html(element.text)
    case .plain: PlainLine.literal(element.text)
    case nil: nil
    }
  }

  static func body(_ element: Element) -> BodyText? {
    guard let kind = kind(element) else { return nil }
    return BodyText(element.text, kind: kind, base: element.base)
  }

  /// - Returns: `nil` for media, which stands in base 64 or elsewhere.
  private static func kind(_ element: Element) -> BodyText.Kind? {
    let type = element.attribute(.type)?.lowercased()
    if element.holdsMarkup || isXHTML(type) { return .html }
    switch type {
    case nil:
      // Atom 0.3's text is plain only by name.
      return element.name.namespace == .atom03 && element.attribute(.mode) == "escaped"
        ? .html : .plain
    case "html", "text/html": return .html
    case "text", "text/plain": return .plain
    case let type?:
      return type.hasPrefix("text/") ? .plain : type.hasSuffix("xml") ? .html : nil
    }
  }

  private static func isXHTML(_ type: String?) -> Bool {
    type?.lowercased() == "xhtml" || type?.lowercased() == "application/xhtml+xml"
  }
}

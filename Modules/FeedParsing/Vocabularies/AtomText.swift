import HTMLText

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

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
    case .html: PlainLine.html(text(element))
    // A title is no medium, whatever it calls itself.
    case .plain, nil: PlainLine.literal(text(element))
    }
  }

  static func body(_ element: Element) -> BodyText? {
    guard let kind = kind(element) else { return nil }
    return BodyText(text(element), kind: kind, base: element.base)
  }

  /// Atom 0.3's text may stand in base 64.
  private static func text(_ element: Element) -> [UInt8] {
    guard element.attribute(.mode) == "base64",
      let decoded = Data(
        base64Encoded: Data(element.text), options: .ignoreUnknownCharacters)
    else { return element.text }
    return Array(decoded).withUnsafeBufferPointer(TextCleaner.cleaned)
  }

  /// - Returns: `nil` for media, which stands in base 64 or elsewhere.
  private static func kind(_ element: Element) -> BodyText.Kind? {
    let type = element.attribute(.type)?.lowercased()
    if element.holdsMarkup || isXHTML(type) { return .html }
    switch type {
    case nil:
      // Atom 0.3's text is plain only by name.
      return element.attribute(.mode) == "escaped" ? .html : .plain
    case "html", "text/html": return .html
    case "text", "text/plain": return .plain
    case let type? where type.contains("/"):
      return type.hasPrefix("text/") ? .plain : type.hasSuffix("xml") ? .html : nil
    default: return .plain
    }
  }

  private static func isXHTML(_ type: String?) -> Bool {
    type?.lowercased() == "xhtml" || type?.lowercased() == "application/xhtml+xml"
  }
}

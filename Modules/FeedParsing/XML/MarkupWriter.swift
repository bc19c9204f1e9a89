import HTMLText

/// Writes elements that stand inside text out as HTML.
struct MarkupWriter {
  private let isXHTML: Bool
  private var open: [(name: String, isWritten: Bool, base: String?)] = []
  private var base: String?
  private let outerBase: String?

  init(isXHTML: Bool, base: String?) {
    self.isXHTML = isXHTML
    self.base = base
    outerBase = base
  }

  /// All elements are closed.
  var isAtEnd: Bool { open.isEmpty }

  mutating func start(_ tag: StartTag, attributes: RawAttributes, to text: inout [UInt8]) {
    let name = tag.name.map { String(cString: $0) } ?? ""
    // RFC 4287, section 3.1.1.3: the div around XHTML isn't part of it.
    let isWritten = !(isXHTML && open.isEmpty && name == "div" && text.allSatisfy(\.isXMLSpace))
    open.append((name, isWritten, base))
    guard isWritten else { return setBase(attributes) }
    setBase(attributes)
    text.append(UInt8(ascii: "<"))
    text.append(contentsOf: name.utf8)
    for index in 0..<attributes.count {
      append(attributes.name(index), attributes.value(index), to: &text)
    }
    text.append(UInt8(ascii: ">"))
  }

  mutating func end(to text: inout [UInt8]) {
    guard let (name, isWritten, base) = open.popLast() else { return }
    self.base = base
    guard isWritten, !Self.void.contains(name.lowercased()) else { return }
    text.append(contentsOf: "</".utf8)
    text.append(contentsOf: name.utf8)
    text.append(UInt8(ascii: ">"))
  }

  static func appendEscaped(
    _ characters: UnsafeBufferPointer<UInt8>, to text: inout [UInt8], inAttribute: Bool = false
  ) {
    var copied = 0
    for index in characters.indices {
      let replacement: StaticString
      switch characters[index] {
      case UInt8(ascii: "&"): replacement = "&amp;"
      case UInt8(ascii: "<"): replacement = "&lt;"
      case UInt8(ascii: ">") where !inAttribute: replacement = "&gt;"
      case UInt8(ascii: "\"") where inAttribute: replacement = "&quot;"
      default: continue
      }
      text.append(contentsOf: characters[copied..<index])
      replacement.withUTF8Buffer { text.append(contentsOf: $0) }
      copied = index + 1
    }
    text.append(contentsOf: characters[copied...])
  }

  private mutating func setBase(_ attributes: RawAttributes) {
    for index in 0..<attributes.count {
      let name = attributes.name(index)
      guard let prefix = name.prefix, String(cString: prefix) == "xml",
        let local = name.name, String(cString: local) == "base"
      else { continue }
      let value = attributes.value(index)
      base = base.flatMap(WebAddress.init)?.resolving(value) ?? value
    }
  }

  /// Attributes with a prefix (`xml:lang`, `xlink:href`) mean nothing in HTML.
  private func append(
    _ name: StartTag, _ value: String, to text: inout [UInt8]
  ) {
    guard name.prefix == nil, let local = name.name else { return }
    let name = String(cString: local)
    text.append(UInt8(ascii: " "))
    text.append(contentsOf: name.utf8)
    text.append(contentsOf: "=\"".utf8)
    var value = value
    if base != outerBase, Self.links.contains(name), let base = base.flatMap(WebAddress.init) {
      value = base.resolving(value)
    }
    value.withUTF8 { Self.appendEscaped($0, to: &text, inAttribute: true) }
    text.append(UInt8(ascii: "\""))
  }

  private static let links: Set<String> = ["href", "src", "cite", "poster", "data", "longdesc"]

  private static let void: Set<String> = [
    "area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "param", "source",
    "track", "wbr",
  ]
}

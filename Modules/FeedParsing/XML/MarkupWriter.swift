import HTMLText

/// Writes elements that stand inside text out as HTML.
struct MarkupWriter {
  private let dropsDiv: Bool
  private var open: [Tag] = []
  /// What an `xml:base` in the text itself says, if one does: links are relative to nothing else yet.
  private var base: WebAddress?
  /// What it was outside the open elements that have one of their own.
  private var outerBases: [(depth: Int, base: WebAddress?)] = []
  private let outerBase: String?

  private struct Tag {
    /// Lives as long as the parser.
    var name: UnsafeBufferPointer<UInt8>
    var isWritten: Bool
  }

  /// - Parameters:
  ///   - dropsDiv: A `div` that comes first isn't part of the text (RFC 4287, section 3.1.1.3).
  ///   - outerBase: What the outermost `xml:base` is relative to.
  init(dropsDiv: Bool, outerBase: String?) {
    self.dropsDiv = dropsDiv
    self.outerBase = outerBase
  }

  /// All elements are closed.
  var isAtEnd: Bool { open.isEmpty }

  mutating func start(_ tag: StartTag, attributes: RawAttributes, to text: inout [UInt8]) {
    let name = tag.localName
    let isWritten =
      !(dropsDiv && open.isEmpty && name.elementsEqual("div".utf8) && text.allSatisfy(\.isXMLSpace))
    open.append(Tag(name: name, isWritten: isWritten))
    setBase(attributes)
    guard isWritten else { return }
    text.append(UInt8(ascii: "<"))
    text.append(contentsOf: name)
    for index in 0..<attributes.count { append(attributes, index, to: &text) }
    text.append(UInt8(ascii: ">"))
  }

  mutating func end(to text: inout [UInt8]) {
    if let outer = outerBases.last, outer.depth == open.count {
      base = outer.base
      outerBases.removeLast()
    }
    guard let tag = open.popLast(), tag.isWritten, !Self.void.contains(tag.name) else { return }
    text.append(UInt8(ascii: "<"))
    text.append(UInt8(ascii: "/"))
    text.append(contentsOf: tag.name)
    text.append(UInt8(ascii: ">"))
  }

  private mutating func setBase(_ attributes: RawAttributes) {
    for index in 0..<attributes.count {
      let name = attributes.name(index)
      guard let prefix = name.prefix, String(cString: prefix) == "xml",
        name.localName.elementsEqual("base".utf8)
      else { continue }
      let value = attributes.value(index)
      let outer = base ?? outerBase.flatMap(WebAddress.init)
      outerBases.append((open.count, base))
      base = WebAddress(outer?.resolving(value) ?? value)
    }
  }

  /// Attributes with a prefix (`xml:lang`, `xlink:href`) mean nothing in HTML.
  private func append(_ attributes: RawAttributes, _ index: Int, to text: inout [UInt8]) {
    let name = attributes.name(index)
    guard name.prefix == nil else { return }
    text.append(UInt8(ascii: " "))
    text.append(contentsOf: name.localName)
    text.append(UInt8(ascii: "="))
    text.append(UInt8(ascii: "\""))
    if let base, Self.links.contains(name.localName) {
      var value = base.resolving(attributes.value(index))
      value.withUTF8 { XMLEscaping.append($0, to: &text, in: .attribute) }
    } else if let value = attributes.plainValue(index) {
      XMLEscaping.append(value, to: &text, in: .attribute)
    } else {
      var value = attributes.value(index)
      value.withUTF8 { XMLEscaping.append($0, to: &text, in: .attribute) }
    }
    text.append(UInt8(ascii: "\""))
  }

  private static let links: ShortNames = [
    "href", "src", "cite", "poster", "data", "longdesc",
  ]

  private static let void: ShortNames = [
    "area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "param", "source",
    "track", "wbr",
  ]
}

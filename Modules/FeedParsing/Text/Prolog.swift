import HTMLText

/// What stands before the root element: a declaration, comments, processing instructions, a
/// DOCTYPE.
struct Prolog {
  /// Behind the XML declaration.
  private(set) var contentStart: Int
  private(set) var hasDoctype = false
  /// The declaration stands behind something else, which XML forbids.
  private(set) var isMisplaced = false
  /// The root element's name as written, and its local part in lower case.
  private(set) var root: (name: String, local: String)?
  private var isHTMLDoctype = false

  init(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) {
    contentStart = start
    var index = start
    while index < bytes.count {
      if bytes[index].isXMLSpace {
        index += 1
        continue
      }
      guard bytes[index] == UInt8(ascii: "<") else { return }
      let rest = bytes[index...]
      let end: Int?
      if rest.starts(with: "<?".utf8) {
        end = bytes.range(of: "?>", from: index)?.upperBound
        if rest.starts(with: "<?xml".utf8), rest.dropFirst(5).first?.isXMLSpace == true {
          contentStart = end ?? index
          if index > 0 { isMisplaced = true }
        }
      } else if rest.starts(with: "<!--".utf8) {
        end = bytes.range(of: "-->", from: index)?.upperBound
      } else if rest.starts(with: "<!".utf8) {
        hasDoctype = true
        let name = Self.name(in: bytes, from: index + 2 + "DOCTYPE ".utf8.count)
        isHTMLDoctype = name.lowercased() == "html"
        var entities = InternalEntities()
        end = entities.read(doctype: bytes, from: index)
      } else {
        let name = Self.name(in: bytes, from: index + 1)
        let local = name.split(separator: ":").last.map(String.init) ?? name
        root = name.isEmpty ? nil : (name, local.lowercased())
        return
      }
      guard let end else { return }
      index = end
    }
  }

  /// A page, whole or in part.
  var isHTML: Bool {
    isHTMLDoctype || ["html", "head", "body"].contains(root?.local)
  }

  /// The name at an offset; empty if there is none.
  static func name(in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> String {
    guard start < bytes.count else { return "" }
    return String(decoding: bytes[start...].prefix(64).prefix(while: \.isXMLName), as: UTF8.self)
  }
}

import HTMLText

/// What a document is, judged by its content alone.
enum DocumentKind: Equatable {
  case json
  /// XML that may be a feed, from an offset behind its declaration on.
  case xml(start: Int, XMLCondition)
  /// Something else, named as a person would.
  case other(String)

  /// What is known of XML before it's read.
  enum XMLCondition {
    /// Nothing stands against reading it as it is.
    case plain
    /// It declares what only the mender reads.
    case hasDoctype
    /// What should be its first byte isn't.
    case isMisplaced
  }

  init(_ text: DocumentText, document: [UInt8]) {
    if let format = FileFormat(document) {
      self = .other(format.name)
      return
    }
    self = text.bytes.withUnsafeBufferPointer { bytes in
      guard let first = bytes.firstIndex(where: { !$0.isXMLSpace }) else {
        return .other("an empty document")
      }
      if bytes[first] == UInt8(ascii: "{") || bytes[first] == UInt8(ascii: "[") { return .json }
      return Self.markup(bytes, from: first)
    }
  }

  private static func markup(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Self {
    let prolog = Prolog(bytes, from: start)
    if let root = prolog.root, feedRoots.contains(root.local) {
      let condition: XMLCondition =
        prolog.hasDoctype ? .hasDoctype : prolog.isMisplaced ? .isMisplaced : .plain
      return .xml(start: prolog.contentStart, condition)
    }
    if prolog.isHTML { return .other("an HTML page") }
    // A feed behind what a server's warnings, or a careless template, put before it.
    if let start = buriedFeed(in: bytes, from: start) {
      return .xml(start: start, .isMisplaced)
    }
    guard let root = prolog.root else { return .other("plain text") }
    switch root.local {
    case "opml": return .other("an OPML list")
    case "urlset", "sitemapindex": return .other("a sitemap")
    case "svg": return .other("an SVG picture")
    default: return .other("an XML document (\(root.name))")
    }
  }

  /// The offset of a feed's root that stands anywhere in the first bytes.
  private static func buriedFeed(
    in bytes: UnsafeBufferPointer<UInt8>, from start: Int
  ) -> Int? {
    let searched = UnsafeBufferPointer(rebasing: bytes.prefix(start + 1 << 16))
    var index = start
    while let open = searched.firstIndex(of: UInt8(ascii: "<"), from: index) {
      let name = Prolog.name(in: bytes, from: open + 1)
      if ["rss", "rdf:rdf", "feed"].contains(name.lowercased()) { return open }
      index = open + 1
    }
    return nil
  }

  private static let feedRoots: Set<String> = ["rss", "rdf", "feed", "channel"]
}

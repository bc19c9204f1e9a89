public import LoadedLibraries

/// A piece of HTML as feeds carry it, and the ways to show it.
///
/// Nothing in it is trusted: it may be broken, hostile or endless. Past ``sizeLimit`` and
/// ``tagLimit`` the rest is left out, as is what nests too deep.
public struct HTMLFragment: Sendable, Hashable {
  /// In bytes.
  public static let sizeLimit = 16 << 20

  /// Start tags and end tags together, more than a book has.
  public static let tagLimit = 100_000

  /// As it was written.
  public let source: String
  /// What its relative addresses are relative to.
  public let base: WebAddress?

  /// - Parameter base: An absolute address.
  public init(_ source: String, base: String? = nil) {
    self.source = source
    self.base = base.flatMap(WebAddress.init)
  }

  /// On one line, without any markup. Empty if there is no text.
  public var plainText: String { PlainText(tags: .all).line(source) ?? "" }

  /// The same HTML, its links absolute.
  public var absolute: String {
    guard let base else { return source }
    var source = source
    return source.withUTF8 { bytes in
      LinkResolver(base: base).resolvingLinks(in: bytes).map { String(decoding: $0, as: UTF8.self) }
        ?? self.source
    }
  }

  /// HTML that can't do anything but be read: elements and attributes of a list, the rest gone.
  ///
  /// No script, style, event handler, form or frame, no address but of http, https and mailto, and
  /// `data:` only for pictures. Links are absolute. The same HTML always makes the same.
  /// - Throws: `MissingLibrary` where there is no libxml2.
  public var safeHTML: String {
    get throws(MissingLibrary) {
      guard let tree = try HTMLTree(source) else { return "" }
      var writer = SafeHTMLWriter(base: base)
      return writer.html(of: tree)
    }
  }

  /// Text for a terminal: paragraphs, headings, lists, quotes, code and simple tables; links
  /// numbered and listed at the end, pictures by their alternative text.
  ///
  /// It holds no control character but line feeds, and no line is wider than it has to be.
  /// - Parameter width: Of a line, in cells. Code and what can't be broken may be wider.
  /// - Throws: `MissingLibrary` where there is no libxml2.
  public func readableText(width: Int = 80) throws(MissingLibrary) -> String {
    guard let tree = try HTMLTree(source) else { return "" }
    var renderer = TextRenderer(base: base, width: max(width, 20))
    return renderer.text(of: tree)
  }
}

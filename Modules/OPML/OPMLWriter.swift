/// Writes lists of feeds as every reader reads them (OPML 2.0).
///
/// ``OPMLReader`` reads from it what was written: a feed stands in a folder for each of its tags, in the
/// order of their names, and beside the folders if it has none. The same list is the same bytes.
public struct OPMLWriter: Sendable {
  public init() {}

  public func text(of document: OPMLDocument) -> String {
    var lines = [
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>",
      "<opml version=\"2.0\">",
      "  <head>",
      "    <title>\(Self.escaped(document.title ?? ""))</title>",
      "  </head>",
      "  <body>",
    ]
    lines += document.feeds.filter(\.tags.isEmpty).map { "    \(outline(of: $0))" }
    for tag in Set(document.feeds.flatMap(\.tags)).sorted() {
      lines.append("    <outline text=\"\(Self.escaped(tag))\">")
      lines += document.feeds.filter { $0.tags.contains(tag) }.map { "      \(outline(of: $0))" }
      lines.append("    </outline>")
    }
    lines += ["  </body>", "</opml>", ""]
    return lines.joined(separator: "\n")
  }

  private func outline(of feed: OPMLFeed) -> String {
    let title = feed.title ?? feed.address
    let attributes = [
      ("type", "rss"), ("text", title), ("title", title), ("xmlUrl", feed.address),
      ("htmlUrl", feed.homePage),
    ]
    let written = attributes.compactMap { name, value in
      value.map { "\(name)=\"\(Self.escaped($0))\"" }
    }
    return "<outline \(written.joined(separator: " "))/>"
  }

  /// What XML holds no character for (XML 1.0, 2.2) is left out; a line break, which no attribute
  /// keeps, is a space.
  private static func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "\t", "\n", "\r": escaped += " "
      case "\u{0}"..<" ", "\u{7F}", "\u{FFFE}", "\u{FFFF}": continue
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}

/// The attributes of one outline, by their names in lower case.
struct OutlineAttributes {
  private var values: [String: String] = [:]

  /// - Parameter pointers: names and values in turn, as libxml2 gives them, NULL at the end.
  init(_ pointers: UnsafeMutablePointer<UnsafePointer<UInt8>?>?) {
    guard var pair = pointers else { return }
    while let name = pair[0] {
      // libxml2 leaves this one reference in, for the tree that it would make of an attribute's text.
      let value = (pair[1].map { String(cString: $0) } ?? "").replacing("&#38;", with: "&")
      // Of names that differ in case the first counts, as of names that don't.
      let key = String(cString: name).lowercased()
      if values[key] == nil { values[key] = value }
      pair += 2
    }
  }

  /// The value without white space around it; `nil` where there is none or nothing in it.
  subscript(name: String) -> String? {
    guard let value = values[name] else { return nil }
    let trimmed = value.trimmed
    return trimmed.isEmpty ? nil : trimmed
  }

  /// What the outline is called: `text` is what the list's owner sees, `title` what the feed says of itself.
  var title: String? { self["text"] ?? self["title"] }

  /// `xmlUrl`; some write `url` where the type says that it's a feed.
  var address: String? { self["xmlurl"] ?? (isFeed ? self["url"] : nil) }

  /// Whether the outline calls itself a feed.
  var isFeed: Bool {
    ["rss", "atom", "rdf", "feed", "jsonfeed"].contains(self["type"]?.lowercased() ?? "")
  }

  /// The last names of slash-delimited categories, which commas separate (OPML 2.0, "category").
  var categories: [String] {
    (self["category"] ?? "").split(separator: ",").flatMap { $0.split(separator: "/") }
      .map { $0.trimmed }.filter { !$0.isEmpty }
  }
}

extension StringProtocol {
  var trimmed: String {
    let start = drop { $0.isWhitespace }
    let end = start.lastIndex { !$0.isWhitespace }
    return end.map { String(start[...$0]) } ?? ""
  }
}

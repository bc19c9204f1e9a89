import HTMLText

/// An element whose end tag is still to come, and what its name says of those that may stand in it.
struct OpenElement {
  /// As it's written into the mended text.
  let name: [UInt8]
  /// It's made of other elements, so that a stray end tag isn't its own.
  let isStructure: Bool
  /// It's an item or entry, which don't stand in each other.
  let isEntry: Bool
  /// It's a field, which don't stand in each other either.
  let isField: Bool
  /// It's a field that may hold HTML's elements.
  let isBody: Bool

  init(_ name: [UInt8]) {
    self.name = name
    let local = name[(name.lastIndex(of: UInt8(ascii: ":")).map { $0 + 1 } ?? 0)...]
    let term = String(decoding: local.map(\.asciiLowercased), as: UTF8.self)
    isStructure = Self.structure.contains(term)
    isEntry = term == "item" || term == "entry"
    isField = Self.fields.contains(term)
    isBody = term == "description"
  }

  /// Whether it has a name in whatever case.
  func isNamed(inAnyCase other: [UInt8]) -> Bool {
    name.count == other.count
      && zip(name, other).allSatisfy { $0.asciiLowercased == $1.asciiLowercased }
  }

  private static let structure: Set<String> = [
    "rss", "rdf", "channel", "feed", "item", "entry", "items", "group",
  ]

  private static let fields: Set<String> = [
    "title", "link", "description", "guid", "pubdate", "category", "comments", "enclosure",
  ]
}

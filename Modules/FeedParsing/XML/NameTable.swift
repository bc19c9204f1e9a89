/// Turns libxml2's names into ours, each distinct one once.
struct NameTable {
  private struct Entry {
    var tag: StartTag
    var name: XMLName
  }

  /// The root, if its namespace is none that its name stands in: its vocabulary is known by its names.
  private var adopted: StartTag?

  /// A cache of one entry a place: libxml2 gives equal strings the same address, and documents
  /// have few names.
  private var entries = [Entry?](repeating: nil, count: 256)

  /// Takes the namespace of the document's root for none where it's unknown, or another vocabulary's:
  /// some RSS has Atom's.
  mutating func adopt(rootOf tag: StartTag) {
    let namespace = namespace(of: tag)
    let isItsOwn =
      switch Self.term(of: tag) {
      case .rss, .channel: namespace.isRSS
      case .rdf: namespace == .rdf || namespace.isRSS
      case .feed: namespace.isAtom
      default: true
      }
    if !isItsOwn { adopted = tag }
  }

  /// The name of an element or, without a namespace of its own, of an attribute.
  mutating func name(of tag: StartTag) -> XMLName {
    let place = Self.place(of: tag)
    if let entry = entries[place], entry.tag == tag { return entry.name }
    let name = XMLName(namespace: namespace(of: tag), term: Self.term(of: tag))
    entries[place] = Entry(tag: tag, name: name)
    return name
  }

  private static func place(of tag: StartTag) -> Int {
    let mixed = UInt(bitPattern: tag.name) &* 31 &+ UInt(bitPattern: tag.uri)
    return Int((mixed ^ (mixed >> 8) ^ (mixed >> 16)) & 255)
  }

  private static func term(of tag: StartTag) -> Term {
    tag.name.flatMap(known).flatMap { Term(rawValue: $0.lowercased()) } ?? .other
  }

  private func namespace(of tag: StartTag) -> Namespace {
    if let uri = tag.uri {
      let isAdopted = uri == adopted?.uri && tag.prefix == adopted?.prefix
      return isAdopted ? .none : Self.known(uri).map(Namespace.init(address:)) ?? .foreign
    }
    if let prefix = tag.prefix {
      return Self.known(prefix).map(Namespace.init(undeclaredPrefix:)) ?? .foreign
    }
    return .none
  }

  /// A name that isn't longer than any that means something. A document may say one address of
  /// megabytes once and use it everywhere.
  private static func known(_ name: UnsafePointer<UInt8>) -> String? {
    let isShort = (0...longestName).contains { name[$0] == 0 }
    return isShort ? String(cString: name) : nil
  }

  private static let longestName = 128
}

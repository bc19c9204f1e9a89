/// The vocabularies whose elements mean something to us, told apart by address and not by prefix.
enum Namespace: Hashable {
  /// No namespace, or one of the addresses that feeds give RSS 2.0, which has none.
  case none
  case rss090, rss10, rdf, atom10, atom03
  case content, dublinCore, dublinCoreTerms, media, itunes, xhtml, xml
  /// Any other.
  case foreign

  /// One of those that the elements of RSS itself stand in.
  var isRSS: Bool { self == .none || self == .rss10 || self == .rss090 }

  /// One of those that the elements of Atom itself stand in.
  var isAtom: Bool { self == .none || self == .atom10 || self == .atom03 }

  /// - Parameter address: As it's declared; white space around it doesn't matter.
  init(address: String) {
    self = Self.byAddress[Self.normalized(address)] ?? .foreign
  }

  /// What a prefix means that nobody declared: what it means everywhere.
  init(undeclaredPrefix prefix: String) {
    self = Self.byPrefix[prefix.lowercased()] ?? .foreign
  }

  /// Case, `https` and a slash or `#` at the end vary in the wild, and never tell two apart.
  private static func normalized(_ address: String) -> String {
    var normalized = address.trimmingSpaces().lowercased()
    if normalized.hasPrefix("https:") { normalized = "http:" + normalized.dropFirst(6) }
    while let last = normalized.last, last == "/" || last == "#" { normalized.removeLast() }
    return normalized
  }

  private static let byAddress: [String: Namespace] = [
    "": .none,
    "http://backend.userland.com/rss": .none, "http://backend.userland.com/rss2": .none,
    "http://backend.userland.com/rss092": .none, "http://backend.userland.com/rss091": .none,
    "http://blogs.law.harvard.edu/tech/rss": .none, "http://cyber.law.harvard.edu/rss": .none,
    "http://www.rssboard.org/rss-specification": .none,
    "http://purl.org/rss/1.0": .rss10, "http://my.netscape.com/rdf/simple/0.9": .rss090,
    "http://channel.netscape.com/rdf/simple/0.9": .rss090, "http://purl.org/net/rss1.1": .rss10,
    "http://www.w3.org/1999/02/22-rdf-syntax-ns": .rdf,
    "http://www.w3.org/2005/atom": .atom10, "http://purl.org/atom/ns": .atom03,
    "http://purl.org/atom-blog/ns": .atom03, "http://example.com/newformat": .atom03,
    "http://purl.org/rss/1.0/modules/content": .content,
    "http://purl.org/dc/elements/1.1": .dublinCore, "http://purl.org/dc/elements/1.0": .dublinCore,
    "http://purl.org/dc/terms": .dublinCoreTerms,
    "http://search.yahoo.com/mrss": .media, "http://search.yahoo.com/rss": .media,
    "http://video.search.yahoo.com/mrss": .media, "http://www.rssboard.org/media-rss": .media,
    "http://www.itunes.com/dtds/podcast-1.0.dtd": .itunes,
    "http://www.w3.org/1999/xhtml": .xhtml, "http://www.w3.org/xml/1998/namespace": .xml,
  ]

  private static let byPrefix: [String: Namespace] = [
    "atom": .atom10, "content": .content, "dc": .dublinCore, "dcterms": .dublinCoreTerms,
    "media": .media, "itunes": .itunes, "xhtml": .xhtml, "rdf": .rdf, "xml": .xml,
  ]
}

public import Feeds
import HTMLText

/// Finds where a page's feeds are.
public struct FeedDiscovery: Sendable {
  public init() {}

  /// Addresses to try, best first, each once: what the page declares (`<link rel=alternate>` of a
  /// feed's type, in its order), then links whose address says feed, then the usual places of the
  /// site.
  ///
  /// The usual places are guesses. They come only if the page has nothing better, so that one
  /// request is enough where one can be.
  /// - Returns: Nothing for what isn't a page.
  public func candidates(in document: FeedDocument) -> [String] {
    let text = DocumentText(document.bytes, contentType: document.contentType)
    guard case .other = DocumentKind(text, document: document.bytes),
      FileFormat(document.bytes) == nil
    else { return [] }
    let tags = text.bytes.withUnsafeBufferPointer { html in
      HTMLStartTag.all(in: html, named: ["link", "a", "base"], limit: Self.tagLimit)
    }
    let base = self.base(tags, document)
    let declared = tags.filter(Self.declaresFeed)
    let linked = tags.filter { $0.name == "a" && Self.saysFeed($0.attributes["href"] ?? "") }
    let found = (declared + linked).compactMap { tag in
      tag.attributes["href"].flatMap { Links.absolute($0, base: base) }
    }
    let candidates = found.isEmpty ? Self.usualPlaces(near: base ?? "") : found
    var seen: Set<String> = []
    return candidates.filter {
      Links.isWeb($0) && $0 != document.address && seen.insert($0).inserted
    }
  }

  /// A page may say what its links are relative to.
  private func base(_ tags: [HTMLStartTag], _ document: FeedDocument) -> String? {
    let declared = tags.first { $0.name == "base" && $0.attributes["href"] != nil }
    guard let reference = declared?.attributes["href"] else { return document.address }
    return Links.absolute(reference, base: document.address) ?? document.address
  }

  private static func declaresFeed(_ tag: HTMLStartTag) -> Bool {
    guard tag.name == "link", let type = tag.attributes["type"]?.lowercased() else { return false }
    let relations = tag.attributes["rel"]?.lowercased().split(whereSeparator: \.isWhitespace) ?? []
    guard relations.contains("alternate") || relations.contains("feed") else { return false }
    let name = type.prefix { $0 != ";" }.trimmingSpaces()
    // `application/json` is as often an API, unless the address says feed.
    return feedTypes.contains(name)
      || name == "application/json" && saysFeed(tag.attributes["href"] ?? "")
  }

  /// `/feed`, `/index.xml`, `?feed=rss2`: whole words of the address, so that `feedback` is none.
  private static func saysFeed(_ address: String) -> Bool {
    let words = address.lowercased().prefix { $0 != "#" }
      .split { !$0.isLetter && !$0.isNumber }
    let hasScheme = WebAddress.scheme(of: WebAddress.trimmed(address))
    return hasScheme != "mailto"
      && (words.contains { feedWords.contains(String($0)) } || words.suffix(2) == ["index", "xml"])
  }

  private static func usualPlaces(near page: String) -> [String] {
    guard let address = WebAddress(page) else { return [] }
    let folder = address.resolving(".")
    let near = ["feed", "rss.xml", "atom.xml", "index.xml", "feed.xml", "rss", "feed.json"]
    return near.map { folder + $0 }
      + (folder == address.origin + "/" ? [] : near.map { address.origin + "/" + $0 })
  }

  /// No page needs more, and a hostile one gets no more.
  private static let tagLimit = 5_000

  private static let feedTypes: Set<String> = [
    "application/rss+xml", "application/atom+xml", "application/rdf+xml", "application/feed+json",
    "application/rss", "application/atom", "application/x-rss+xml", "application/x-atom+xml",
    "text/rss+xml", "text/rss", "text/atom+xml", "application/xml", "text/xml",
  ]

  private static let feedWords: Set<String> = [
    "feed", "feeds", "rss", "rss2", "atom", "rdf", "jsonfeed", "xmlfeed",
  ]
}

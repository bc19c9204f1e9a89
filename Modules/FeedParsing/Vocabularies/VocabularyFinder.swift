import Feeds

/// Finds the vocabulary by a document's root element.
struct VocabularyFinder {
  let context: ParsingContext

  func reader(for root: Element) -> (any VocabularyReader)? {
    switch (root.name.namespace, root.name.term) {
    case (_, .rss):
      RSSReader(format: Self.rssFormat(root.attribute(.version)), context: context)
    case (_, .rdf):
      RSSReader(format: .rss10, context: context)
    case (let namespace, .feed):
      AtomReader(
        format: namespace == .atom03 || root.attribute(.version) == "0.3" ? .atom03 : .atom10,
        context: context)
    case (.rss10, .channel):
      RSSReader(format: .rss10, context: context)
    case (_, .channel):
      // CDF's channel has its address in an attribute; RSS without its root has no attributes.
      root.attribute(.href) != nil || root.attribute(.base) != nil
        ? CDFReader(context: context) : RSSReader(format: .rss20, context: context)
    default: nil
    }
  }

  private static func rssFormat(_ version: String?) -> FeedFormat {
    switch version?.prefix(4) {
    case "0.90", "0.9": .rss090
    case "0.91": .rss091
    case "0.92": .rss092
    case "0.93": .rss093
    case "0.94": .rss094
    case "1.0": .rss10
    default: .rss20
    }
  }
}

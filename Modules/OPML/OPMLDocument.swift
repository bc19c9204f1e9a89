/// A list of feeds, as readers exchange it (OPML 2.0, http://opml.org/spec2.opml, "Subscription lists").
public struct OPMLDocument: Sendable, Hashable {
  public var title: String?
  /// In the document's order, each address once.
  public var feeds: [OPMLFeed]

  public init(title: String? = nil, feeds: [OPMLFeed]) {
    self.title = title
    self.feeds = feeds
  }
}

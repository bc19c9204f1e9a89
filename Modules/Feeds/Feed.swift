/// A feed as its document has it, whatever the vocabulary it was written in.
///
/// Absent is absent: no text is empty. Titles and names are plain text, addresses absolute.
public struct Feed: Sendable, Hashable {
  public var format: FeedFormat
  /// The encoding that the document was read as, by its IANA name in lower case.
  public var encoding: String
  /// Something in the document was broken and was mended.
  public var isRecovered: Bool
  public var title: String?
  public var homePage: String?
  /// Where the feed says that it is.
  public var address: String?
  public var summary: String?
  /// BCP 47.
  public var language: String?
  /// Address of a picture for the feed.
  public var icon: String?
  public var authors: [FeedAuthor]
  /// Addresses that tell of changes (WebSub).
  public var hubs: [String]
  /// In the document's order.
  public var entries: [FeedEntry]

  public init(
    format: FeedFormat, encoding: String = "utf-8", isRecovered: Bool = false,
    title: String? = nil, homePage: String? = nil, address: String? = nil, summary: String? = nil,
    language: String? = nil, icon: String? = nil, authors: [FeedAuthor] = [], hubs: [String] = [],
    entries: [FeedEntry] = []
  ) {
    self.format = format
    self.encoding = encoding
    self.isRecovered = isRecovered
    self.title = title
    self.homePage = homePage
    self.address = address
    self.summary = summary
    self.language = language
    self.icon = icon
    self.authors = authors
    self.hubs = hubs
    self.entries = entries
  }
}

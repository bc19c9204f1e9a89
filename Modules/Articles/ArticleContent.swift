/// What stands in an article.
public struct ArticleContent: Sendable, Hashable {
  /// As the feed sent it, its links made absolute; never shown raw.
  public var html: String?
  /// Where the feed has plain text instead of HTML.
  public var text: String?
  /// Absolute address of a picture.
  public var image: String?
  /// For example `en-GB` (BCP 47), of the entry or else of the feed.
  public var language: String?
  /// An address elsewhere that the article is about.
  public var externalLink: String?
  public var attachments: [ArticleAttachment]

  public init(
    html: String? = nil, text: String? = nil, image: String? = nil, language: String? = nil,
    externalLink: String? = nil, attachments: [ArticleAttachment] = []
  ) {
    self.html = html
    self.text = text
    self.image = image
    self.language = language
    self.externalLink = externalLink
    self.attachments = attachments
  }
}

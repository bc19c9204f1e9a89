#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// One entry of a feed: an RSS `item`, an Atom `entry`, a JSON Feed `item`.
public struct FeedEntry: Sendable, Hashable {
  /// What tells it from the others of its feed, for ever: the id that the feed gives it; or else
  /// its link; or else a hash of title, date and content.
  public var identity: String
  /// Plain text.
  public var title: String?
  /// Address of the entry's own page.
  public var link: String?
  /// An address elsewhere that the entry is about.
  public var externalLink: String?
  /// The first body that isn't empty, if it is HTML; its links are absolute.
  public var html: String?
  /// The same, if it is plain text.
  public var text: String?
  /// Plain text that stands beside the body.
  public var summary: String?
  /// Address of a picture.
  public var image: String?
  public var published: Date?
  public var modified: Date?
  /// What the feed has for dates, as it has it, where that couldn't be read.
  public var unreadableDates: [String]
  public var authors: [FeedAuthor]
  public var tags: [String]
  /// BCP 47.
  public var language: String?
  public var attachments: [FeedAttachment]

  public init(
    identity: String, title: String? = nil, link: String? = nil, externalLink: String? = nil,
    html: String? = nil, text: String? = nil, summary: String? = nil, image: String? = nil,
    published: Date? = nil, modified: Date? = nil, unreadableDates: [String] = [],
    authors: [FeedAuthor] = [], tags: [String] = [], language: String? = nil,
    attachments: [FeedAttachment] = []
  ) {
    self.identity = identity
    self.title = title
    self.link = link
    self.externalLink = externalLink
    self.html = html
    self.text = text
    self.summary = summary
    self.image = image
    self.published = published
    self.modified = modified
    self.unreadableDates = unreadableDates
    self.authors = authors
    self.tags = tags
    self.language = language
    self.attachments = attachments
  }
}

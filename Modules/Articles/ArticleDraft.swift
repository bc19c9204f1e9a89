#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// An article as a fetch brought it, before a repository has it.
public struct ArticleDraft: Sendable, Hashable {
  /// What tells it from the others of its feed, for ever.
  public var identity: String
  public var title: String?
  public var link: String?
  public var authors: [String]
  public var tags: [String]
  public var summary: String?
  public var published: Date?
  public var modified: Date?
  public var content: ArticleContent

  public init(
    identity: String, title: String? = nil, link: String? = nil, authors: [String] = [],
    tags: [String] = [], summary: String? = nil, published: Date? = nil, modified: Date? = nil,
    content: ArticleContent = ArticleContent()
  ) {
    self.identity = identity
    self.title = title
    self.link = link
    self.authors = authors
    self.tags = tags
    self.summary = summary
    self.published = published
    self.modified = modified
    self.content = content
  }
}

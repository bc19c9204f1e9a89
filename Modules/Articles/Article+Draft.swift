#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension Article {
  /// An article that a fetch brought for the first time.
  ///
  /// Of articles that came together, the one that stands first in the document is the newest: each
  /// is first seen a millisecond before the one above it.
  /// - Parameters:
  ///   - position: in its document, from 0.
  ///   - time: when the document came.
  public init(
    _ draft: ArticleDraft, id: ArticleID, subscription: SubscriptionID, feedTitle: String,
    position: Int, at time: Date
  ) {
    let firstSeen = time.addingTimeInterval(-Double(position) / 1000)
    self.init(id: id, subscription: subscription, feedTitle: feedTitle, firstSeen: firstSeen)
    take(draft)
  }

  /// The article as a later fetch brought it: its marks and `firstSeen` stay.
  public func merged(with draft: ArticleDraft) -> Article {
    var article = self
    article.take(draft)
    return article
  }

  private mutating func take(_ draft: ArticleDraft) {
    title = draft.title
    link = draft.link
    authors = draft.authors
    tags = draft.tags
    summary = draft.summary
    published = draft.published
    modified = draft.modified
  }
}

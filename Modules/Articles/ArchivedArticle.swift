/// An article with all that a store knows of it, to be moved to another.
public struct ArchivedArticle: Sendable, Hashable {
  public var article: Article
  public var content: ArticleContent
  /// Other ids under which its feed has it now.
  public var otherIDs: [ArticleID]

  public init(article: Article, content: ArticleContent, otherIDs: [ArticleID] = []) {
    self.article = article
    self.content = content
    self.otherIDs = otherIDs
  }
}

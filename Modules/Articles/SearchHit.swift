/// An article that a search found.
public struct SearchHit: Sendable, Hashable {
  public var article: Article
  /// The place in the article that matches, plain text in pieces; a piece that matched is marked.
  public var snippet: [Piece]

  public struct Piece: Sendable, Hashable {
    public var text: String
    public var isMatch: Bool

    public init(_ text: String, isMatch: Bool = false) {
      self.text = text
      self.isMatch = isMatch
    }
  }

  public init(article: Article, snippet: [Piece]) {
    self.article = article
    self.snippet = snippet
  }
}

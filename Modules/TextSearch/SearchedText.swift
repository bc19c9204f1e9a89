public import Articles

/// What a search looks through in one article.
public struct SearchedText: Sendable {
  public let title: String
  public let body: String

  /// The body is what the HTML says, or else the plain text, or else the summary.
  public init(
    title: String?, content: ArticleContent, summary: String?, _ plainText: (String) -> String
  ) {
    self.title = title ?? ""
    body = content.html.map(plainText) ?? content.text ?? summary ?? ""
  }

  /// What is searched of an article that a fetch brought.
  public init(_ draft: ArticleDraft, _ plainText: (String) -> String) {
    self.init(title: draft.title, content: draft.content, summary: draft.summary, plainText)
  }
}

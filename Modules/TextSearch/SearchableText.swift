public import Articles
public import Words

/// What a search looks through in one article.
public struct SearchableText: Sendable {
  /// One text with its words.
  public struct Part: Sendable {
    public let text: String
    public let words: [Word]

    init(_ text: String) {
      self.text = text
      words = Word.all(in: text)
    }
  }

  public let title: Part
  public let body: Part

  public var wordCount: Int { title.words.count + body.words.count }

  /// The body is what the HTML says, or else the plain text, or else the summary.
  public init(
    title: String?, content: ArticleContent, summary: String?, _ plainText: (String) -> String
  ) {
    self.title = Part(title ?? "")
    body = Part(content.html.map(plainText) ?? content.text ?? summary ?? "")
  }

  /// What is searched of an article that a fetch brought.
  public init(_ draft: ArticleDraft, _ plainText: (String) -> String) {
    self.init(title: draft.title, content: draft.content, summary: draft.summary, plainText)
  }
}

public import Articles
public import Words

/// What a search looks through in one article, with its words.
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

  public init(_ text: SearchedText) {
    title = Part(text.title)
    body = Part(text.body)
  }

  /// Of an article that is stored.
  public init(
    title: String?, content: ArticleContent, summary: String?, _ plainText: (String) -> String
  ) {
    self.init(SearchedText(title: title, content: content, summary: summary, plainText))
  }

  /// Of an article that a fetch brought.
  public init(_ draft: ArticleDraft, _ plainText: (String) -> String) {
    self.init(SearchedText(draft, plainText))
  }
}

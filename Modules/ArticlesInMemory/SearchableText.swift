internal import Articles
internal import Words

/// What a search looks through in one article.
struct SearchableText {
  /// One text with its words.
  struct Part {
    var text: String
    var words: [Word]

    init(_ text: String) {
      self.text = text
      words = Word.all(in: text)
    }
  }

  var title: Part
  var body: Part

  var wordCount: Int { title.words.count + body.words.count }

  /// The body is what the HTML says, or else the plain text, or else the summary.
  init(_ draft: ArticleDraft, _ plainText: (String) -> String) {
    title = Part(draft.title ?? "")
    body = Part(draft.content.html.map(plainText) ?? draft.content.text ?? draft.summary ?? "")
  }
}

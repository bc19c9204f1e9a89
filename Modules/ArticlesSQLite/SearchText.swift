internal import Articles

/// What is searched of an article: the same that the view `searchable` makes of its rows.
struct SearchText: Sendable, Equatable {
  let title: String
  let body: String

  init(title: String, body: String) {
    self.title = title
    self.body = body
  }

  init(_ draft: ArticleDraft, plainText: (String) -> String) {
    title = Self.text(html: nil, or: draft.title, plainText)
    body = Self.text(
      html: draft.content.html, or: draft.content.text ?? draft.summary, plainText)
  }

  var byteCount: Int { title.utf8.count + body.utf8.count }

  /// The text of HTML, or else another, without what would be taken for a snippet's marks.
  static func text(html: String?, or other: String?, _ plainText: (String) -> String) -> String {
    Snippet.unmarked(html.map(plainText) ?? other ?? "")
  }
}

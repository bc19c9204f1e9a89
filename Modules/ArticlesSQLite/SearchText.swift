internal import Articles
internal import SQLite

/// What is searched of an article.
struct SearchText: Sendable, Equatable {
  let title: String
  let body: String

  init(title: String, body: String) {
    self.title = title
    self.body = body
  }

  init(_ draft: ArticleDraft, plainText: (String) -> String) {
    title = Self.title(draft.title)
    body = Self.body(
      html: draft.content.html, or: draft.content.text ?? draft.summary, plainText)
  }

  var byteCount: Int { title.utf8.count + body.utf8.count }

  /// The title of an article that is stored in that row; `nil` if none is.
  static func title(stored article: Int, on connection: Connection) throws -> String? {
    try connection.first("SELECT title FROM articles WHERE number = ?", [article]) {
      title($0[0])
    }
  }

  /// The body of an article that is stored in that row; `nil` if none is.
  static func body(
    stored article: Int, on connection: Connection, _ plainText: (String) -> String
  ) throws -> String? {
    try connection.first(
      """
      SELECT c.html, coalesce(c.text, a.summary) FROM articles a
      LEFT JOIN contents c ON c.article = a.number WHERE a.number = ?
      """, [article]
    ) { body(html: $0[0], or: $0[1], plainText) }
  }

  // Without what would be taken for a snippet's marks.

  private static func title(_ title: String?) -> String {
    Snippet.unmarked(title ?? "")
  }

  private static func body(
    html: String?, or text: String?, _ plainText: (String) -> String
  ) -> String {
    Snippet.unmarked(html.map(plainText) ?? text ?? "")
  }
}

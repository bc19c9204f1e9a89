import Articles
import HTMLText

/// What to call articles that have no title, as the posts of microblogs have none: how they begin.
struct UntitledArticles {
  let repository: any ArticleRepositoryInterface

  /// The same articles, those that have neither title nor summary with the first words of their text
  /// for a summary.
  func named(_ articles: [Article]) async throws -> [Article] {
    var named = articles
    for (index, article) in articles.enumerated()
    where article.title == nil && article.summary == nil {
      named[index].summary = try await beginning(of: article.id)
    }
    return named
  }

  private func beginning(of article: ArticleID) async throws -> String? {
    guard let content = try await repository.content(of: article) else { return nil }
    let text = content.html.map { HTMLFragment($0).plainText } ?? content.text ?? ""
    return text.isEmpty ? nil : String(text.prefix(200))
  }
}

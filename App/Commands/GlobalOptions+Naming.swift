import Articles

extension GlobalOptions {
  /// Articles as they are to be printed: a person needs something to call each by, a program gets what
  /// the feed has.
  func named(_ articles: [Article]) async throws -> [Article] {
    guard output.format == .text else { return articles }
    return try await UntitledArticles(repository: services.articleRepository()).named(articles)
  }
}

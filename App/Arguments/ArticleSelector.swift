import Articles

/// Finds the article that a person means.
struct ArticleSelector {
  let repository: any ArticleRepositoryInterface

  /// By its id, or the first characters of it that no other has. Capital letters, and letters that
  /// look like digits, are read as Crockford's base 32 has it.
  func article(withID typed: String) async throws -> Article {
    let prefix = String(typed.lowercased().map { ["o": "0", "i": "1", "l": "1"][$0] ?? $0 })
    guard !prefix.isEmpty else { throw SelectionError.noArticle(typed) }
    let matches = try await repository.articlesList(ArticleQuery(idPrefix: prefix, limit: 5))
    guard let match = matches.first else { throw SelectionError.noArticle(typed) }
    guard matches.count == 1 else {
      throw SelectionError.ambiguousArticle(
        typed, matches: matches.map { "\($0.id) (\($0.displayTitle.prefix(40)))" })
    }
    return match
  }
}

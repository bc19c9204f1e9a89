internal import Articles

/// What a save came to.
struct SavedArticles {
  var summary = SaveSummary()
  /// What was written, by its row: a feed that has one article twice writes its row twice.
  var rows: [Int: ArticleDraft] = [:]
}

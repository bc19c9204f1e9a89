internal import Articles

/// What a save came to.
struct SavedArticles {
  var summary = SaveSummary()
  /// What was written, and waits for the index.
  var queued: [QueuedArticle: ArticleDraft] = [:]
}

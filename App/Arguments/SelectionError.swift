/// What was named isn't there, isn't the only one, or wasn't confirmed.
enum SelectionError: Error, Hashable {
  case noFeed(String)
  case ambiguousFeed(String, matches: [String])
  case noArticle(String)
  case ambiguousArticle(String, matches: [String])
  /// Nobody could be asked.
  case notConfirmed
}

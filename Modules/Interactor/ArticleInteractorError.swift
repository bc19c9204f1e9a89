/// Why an article interactor couldn't do what it was asked.
public enum ArticleInteractorError: Error, Sendable, Hashable {
  /// The address needs a network and there is none.
  case offline(address: String)
  /// The page has no feed, nor do the usual places.
  case noFeedFound(address: String)
}

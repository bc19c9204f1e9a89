public import Articles

/// What a reader does with articles: follow feeds, bring what is new, read what is here.
public protocol ArticleInteractorInterface: Sendable {
  /// The articles that match, from what is stored, and how old that is. Never waits for a network.
  /// - Throws: `ArticleRepositoryError`.
  func articlesList(_ query: ArticleQuery) async throws -> ServedArticles

  /// Follows the feed at an address, or the one that the page there leads to, and stores what it has.
  /// One that is followed already, by this address or one that means the same, is left as it is, but for
  /// the tags, which are added to its own.
  /// - Throws: ``ArticleInteractorError``, or what the repository and the feed source throw; nothing is
  ///   followed then.
  func add(_ address: String, tags: [String]) async throws -> AddedFeed

  /// Brings what is new, and says what happens while it does. The last event is
  /// ``RefreshEvent/finished(_:)``.
  ///
  /// One feed that fails never fails the rest. With no network, feeds that need one are passed over and
  /// nothing is sent. When the reading task is cancelled it stops, and what came is kept.
  /// The stream throws what the repository throws, and what the feed source throws that is no feed's.
  func refresh(_ request: RefreshRequest) -> AsyncThrowingStream<RefreshEvent, any Error>

  /// Returns when no refresh is under way any more. One that was cancelled ends soon after its events did,
  /// and gives back feeds that it had claimed: whoever ends the process then waits for that.
  func waitForRefreshes() async
}

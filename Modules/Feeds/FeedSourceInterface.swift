/// Brings feeds from where they are, and reads them.
public protocol FeedSourceInterface: Sendable {
  /// Fetches an address (http, https, or a file on this machine) and reads what's there.
  ///
  /// Cancelling the task stops the transfer at once.
  /// - Throws: ``FeedError``, or `CancellationError`; any other error is no feed's: the machine lacks what
  ///   all of them need.
  func fetch(_ request: FeedRequest) async throws -> FeedResponse

  /// Reads a document that the caller has.
  /// - Throws: ``FeedError``: ``FeedError/notAFeed(found:)``, ``FeedError/tooLarge(limit:)`` or
  ///   ``FeedError/unreadable(reason:)``. Any other error is no document's: the machine lacks what all of
  ///   them need.
  func read(_ document: FeedDocument) throws -> Feed
}

public import Feeds

/// A source that has no feeds.
public struct NoFeeds: FeedSourceInterface {
  public init() {}

  public func fetch(_ request: FeedRequest) async throws -> FeedResponse {
    throw FeedError.badAddress(request.address)
  }

  public func read(_ document: FeedDocument) throws -> Feed {
    throw FeedError.notAFeed(found: "nothing")
  }
}

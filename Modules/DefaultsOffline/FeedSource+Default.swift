public import Feeds
import FeedsHTTP

/// Shared, as in Defaults. Offline it's asked for files alone, and reads documents.
private let shared = HTTPFeedSource()

extension FeedSourceLocator {
  public func feedSource() -> any FeedSourceInterface { shared }
}

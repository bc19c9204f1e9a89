public import Feeds
import FeedsHTTP

/// Shared: it keeps connections open between fetches, and never asks one host too much at once.
private let shared = HTTPFeedSource()

extension FeedSourceLocator {
  public func feedSource() -> any FeedSourceInterface { shared }
}

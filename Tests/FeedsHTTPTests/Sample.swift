import Feeds
import LoopbackServer

/// A small feed, and what belongs around it.
enum Sample {
  static let rss = """
    <?xml version="1.0"?>
    <rss version="2.0"><channel><title>Birds</title><item><guid>1</guid><title>Wren</title></item>
    </channel></rss>
    """

  static let page = """
    <!DOCTYPE html>
    <html><head><title>Birds</title>
    <link rel="alternate" type="application/rss+xml" href="/birds.xml"></head><body></body></html>
    """

  /// Of ``rss``.
  static let hash = "77163aa0edfdc8f44d82c6dfc1aff078"

  static let document = LoopbackAnswer.ok(rss, headers: ["Content-Type": "application/rss+xml"])

  /// Short enough for a test, and long enough for a busy machine.
  static let impatient = FeedLimits(
    bytes: 1 << 20, connect: .seconds(5), silence: .milliseconds(300), total: .seconds(2))
}

extension FeedResponse {
  var details: FeedSourceDetails {
    switch self {
    case .feed(_, let details), .notModified(let details), .page(_, let details): details
    }
  }

  var feed: Feed? {
    guard case .feed(let feed, _) = self else { return nil }
    return feed
  }
}

/// Hands out the source of feeds.
public protocol FeedSourceLocator: Sendable {
  func feedSource() -> any FeedSourceInterface
}

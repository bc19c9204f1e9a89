public import Articles

/// What happens while feeds are refreshed.
public enum RefreshEvent: Sendable {
  /// How many feeds there are to go through; the first event.
  case began(feeds: Int)
  /// One feed is done; one for each feed.
  case finishedFeed(Subscription, RefreshResult)
  /// Everything is done; the last event.
  case finished(RefreshReport)
}

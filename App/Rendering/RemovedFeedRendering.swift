import Articles

/// A feed that isn't followed any more.
struct RemovedFeedRendering: Rendering {
  struct Shape: Encodable {
    var removed: FeedShape
  }

  private let feed: Subscription

  init(_ feed: Subscription) {
    self.feed = feed
  }

  var shape: Shape { Shape(removed: FeedShape(feed)) }

  func text(in style: TextStyle) -> String {
    let count = feed.totalCount == 1 ? "1 article" : "\(feed.totalCount) articles"
    return "Removed \(style.bold(style.foreign(feed.displayTitle))) and its \(count)."
  }
}

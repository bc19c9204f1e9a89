import Articles

/// What pruning removed.
struct PruneRendering: Rendering {
  struct Shape: Encodable {
    var removed: Int
    var freedBytes: Int64
    var feeds: [FeedCount]
  }

  struct FeedCount: Encodable {
    var feedId: String
    var feedTitle: String
    var removed: Int
  }

  let shape: Shape

  init(_ report: PruneReport, of feeds: [Subscription]) {
    let counts = feeds.compactMap { feed in
      report.removed[feed.id].map {
        FeedCount(feedId: feed.id.rawValue, feedTitle: feed.displayTitle, removed: $0)
      }
    }
    shape = Shape(
      removed: report.removed.values.reduce(0, +), freedBytes: report.freedBytes, feeds: counts)
  }

  func text(in style: TextStyle) -> String {
    guard shape.removed > 0 else { return "Nothing to remove." }
    let lines = shape.feeds.map { "\(style.foreign($0.feedTitle)): \($0.removed)" }
    let total = shape.removed == 1 ? "Removed 1 article" : "Removed \(shape.removed) articles"
    let size =
      shape.freedBytes > 0
      ? "; the store is \(ByteCountText.text(shape.freedBytes)) smaller." : "."
    return (lines + [total + size]).joined(separator: "\n")
  }
}

import Articles

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What is followed.
struct FeedsRendering: Rendering {
  struct Shape: Encodable {
    var feeds: [FeedShape]
  }

  private let feeds: [Subscription]

  init(_ feeds: [Subscription]) {
    self.feeds = feeds
  }

  var shape: Shape { Shape(feeds: lineShapes) }
  var lineShapes: [FeedShape] { feeds.map(FeedShape.init) }

  func text(in style: TextStyle) -> String {
    guard !feeds.isEmpty || style.columns == nil else {
      return "No feeds yet. Follow one: articles add https://..."
    }
    let table = Table(
      columns: [
        .init(title: "ID") { $0.dim($1) },
        .init(title: "UNREAD", isRightAligned: true),
        .init(title: "ALL", isRightAligned: true),
        .init(title: "LAST"),
        .init(title: "TITLE", isFlexible: true) { $0.bold($1) },
        .init(title: "PROBLEM", isFlexible: true) { $0.warning($1) },
      ],
      rows: feeds.map { row($0, in: style) })
    return (style.columns == nil ? table : table.withoutEmptyColumns).text(in: style)
  }

  private func row(_ feed: Subscription, in style: TextStyle) -> [String] {
    let last = feed.lastSuccess.map {
      style.columns == nil ? $0.formatted(.iso8601) : DateText.relative($0, to: style.now)
    }
    return [
      feed.id.rawValue, String(feed.unreadCount), String(feed.totalCount), last ?? "never",
      feed.displayTitle, feed.isGone ? "gone for good" : feed.lastError ?? "",
    ]
  }
}

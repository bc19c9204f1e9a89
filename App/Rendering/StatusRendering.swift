import Articles

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// How the store and the network are.
struct StatusRendering: Rendering {
  struct Shape: Encodable {
    var store: String
    var feeds: Int
    var articles: Int
    var unread: Int
    var starred: Int
    var sizeInBytes: Int64?
    var isConnected: Bool
    var lastRefresh: Date?
  }

  let statistics: StoreStatistics
  let isConnected: Bool

  var shape: Shape {
    Shape(
      store: statistics.location, feeds: statistics.subscriptionCount,
      articles: statistics.articleCount, unread: statistics.unreadCount,
      starred: statistics.starredCount, sizeInBytes: statistics.sizeInBytes,
      isConnected: isConnected, lastRefresh: statistics.lastRefresh)
  }

  func text(in style: TextStyle) -> String {
    let rows = [
      ("store", style.foreign(statistics.location)),
      ("size", statistics.sizeInBytes.map(ByteCountText.text) ?? "none on disk"),
      ("feeds", String(statistics.subscriptionCount)),
      (
        "articles",
        "\(statistics.articleCount), \(statistics.unreadCount) unread, \(statistics.starredCount) starred"
      ),
      ("network", isConnected ? "connected" : "offline"),
      ("refreshed", statistics.lastRefresh.map { DateText.minute($0) } ?? "never"),
    ]
    return rows.map { name, value in
      style.columns == nil
        ? "\(name)\t\(value)"
        : style.dim(name.padding(toLength: 11)) + value
    }.joined(separator: "\n")
  }
}

extension String {
  fileprivate func padding(toLength length: Int) -> String {
    self + String(repeating: " ", count: max(0, length - count))
  }
}

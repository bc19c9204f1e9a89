internal import Articles
internal import SQLite

/// What a store holds, in numbers.
struct StoreCounts {
  let connection: Connection

  func statistics(of file: StoreFile) throws -> StoreStatistics {
    StoreStatistics(
      location: file.path,
      subscriptionCount: try count("subscriptions"),
      articleCount: try count("articles"),
      unreadCount: try count("articles WHERE is_read = 0"),
      starredCount: try count("articles WHERE is_starred = 1"),
      sizeInBytes: file.size() + SearchFile(of: file).file.size(),
      lastRefresh: try SubscriptionsTable(connection: connection).lastSuccess(),
      wasEverSubscribed: try SubscriptionsTable(connection: connection).wasEverFilled())
  }

  private func count(_ rows: String) throws -> Int {
    try connection.first("SELECT count(*) FROM \(rows)") { $0[0] } ?? 0
  }
}

internal import Articles
internal import SQLite

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// Removes the articles that a request covers, and leaves tombstones for them.
struct Pruning {
  let connection: Connection

  func prune(_ request: PruneRequest) throws -> PruneReport {
    let condition = """
      a.sort_date < ? \(request.includesUnread ? "" : "AND a.is_read = 1")
      \(request.includesStarred ? "" : "AND a.is_starred = 0")
      """
    let before: [any SQLiteValue] = [request.before.timeIntervalSinceReferenceDate]
    let removed: [(SubscriptionID, Int)] = try connection.rows(
      """
      SELECT s.id, count(*) FROM articles a JOIN subscriptions s ON s.number = a.subscription
      WHERE \(condition) GROUP BY s.number
      """, before
    ) { (SubscriptionID(rawValue: $0[0]), $0[1]) }
    try connection.run(
      """
      INSERT OR IGNORE INTO tombstones (id, subscription)
      SELECT a.id, a.subscription FROM articles a WHERE \(condition)
      UNION ALL SELECT aliases.id, a.subscription FROM aliases
        JOIN articles a ON a.number = aliases.article WHERE \(condition)
      """, before + before)
    try connection.run("DELETE FROM articles AS a WHERE \(condition)", before)
    return PruneReport(removed: Dictionary(uniqueKeysWithValues: removed))
  }
}

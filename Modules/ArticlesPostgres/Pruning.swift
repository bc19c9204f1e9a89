#if Postgres
  internal import Articles
  internal import PostgreSQL

  #if canImport(FoundationEssentials)
    internal import FoundationEssentials
  #else
    internal import Foundation
  #endif

  /// Removes the articles that a request covers, and leaves tombstones for them.
  struct Pruning {
    let request: PruneRequest

    var query: Query {
      Query(
        """
        WITH pruned AS (
          DELETE FROM articles a WHERE a.sort_date < $1
            \(request.includesUnread ? "" : "AND a.is_read")
            \(request.includesStarred ? "" : "AND NOT a.is_starred")
          RETURNING a.id, a.subscription
        ), buried AS (
          INSERT INTO tombstones (id, subscription)
          SELECT id, subscription FROM pruned
          UNION ALL SELECT aliases.id, pruned.subscription FROM aliases
            JOIN pruned ON pruned.id = aliases.article
          ON CONFLICT DO NOTHING
        )
        SELECT s.id, count(*) FROM pruned JOIN subscriptions s ON s.number = pruned.subscription
        GROUP BY s.id
        """, [request.before.timeIntervalSinceReferenceDate])
    }

    static func report(_ answer: Rows) -> PruneReport {
      PruneReport(
        removed: Dictionary(
          uniqueKeysWithValues: answer.map { (SubscriptionID(rawValue: $0[0]), $0[1]) }))
    }
  }
#endif

#if Postgres
  internal import Articles
  internal import PostgreSQL

  /// What a store holds, in numbers.
  struct StoreCounts {
    let connection: Connection

    func statistics(at location: String) throws -> StoreStatistics {
      let counts = try connection.run(
        """
        SELECT (SELECT count(*) FROM subscriptions), count(*),
          count(*) FILTER (WHERE NOT is_read), count(*) FILTER (WHERE is_starred),
          (SELECT sum(pg_total_relation_size(name::regclass)) FROM unnest($1::text[]) AS name),
          (SELECT max(last_success) FROM subscriptions),
          (SELECT was_ever_subscribed FROM store)
        FROM articles
        """, [Self.tables])
      return counts.first { row in
        StoreStatistics(
          location: location, subscriptionCount: row[0], articleCount: row[1],
          unreadCount: row[2], starredCount: row[3], sizeInBytes: Int64(row[4] as Int),
          lastRefresh: row.date(5), wasEverSubscribed: row[6])
      } ?? StoreStatistics(location: location)
    }

    private static let tables = [
      "store", "subscriptions", "articles", "contents", "aliases", "tombstones", "claims",
    ]
  }
#endif

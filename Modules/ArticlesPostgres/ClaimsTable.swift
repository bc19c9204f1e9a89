#if Postgres
  internal import Articles
  internal import PostgreSQL

  #if canImport(FoundationEssentials)
    internal import FoundationEssentials
  #else
    internal import Foundation
  #endif

  /// Feeds that a refresher has taken for itself, and until when, in seconds since 2001 (UTC).
  struct ClaimsTable {
    static let schema = """
      CREATE TABLE claims (
        subscription integer PRIMARY KEY REFERENCES subscriptions (number) ON DELETE CASCADE,
        refresher uuid NOT NULL,
        host text,
        until double precision NOT NULL
      );
      """

    /// Enters a claim, in a transaction that answers with what was claimed, and then with what is settled.
    ///
    /// Claims are made one after the other, so that no two refreshers take feeds of one host. A feed that
    /// somebody is saving now is passed over, and not waited for.
    static func entering(_ claim: FeedClaim, at time: Date) -> [Query] {
      let seen = claim.candidates.map(\.subscription)
      let candidates: [any PostgreSQLValue] = [
        seen.map(\.id.rawValue), claim.candidates.map(\.host),
        seen.map { $0.lastSuccess?.timeIntervalSinceReferenceDate }, seen.map(\.failureCount),
        seen.map(\.isGone),
      ]
      return [
        StoreTable.locking("claims"),
        Query(
          taking,
          candidates + [
            claim.refresher.uuidString, time.timeIntervalSinceReferenceDate,
            claim.until.timeIntervalSinceReferenceDate, claim.limit,
          ], planning: .eachTime),
        Query(settled, candidates, planning: .eachTime),
      ]
    }

    /// What ``entering(_:at:)`` was answered.
    static func claimed(_ answers: [Rows]) -> ClaimedFeeds {
      let ids = answers.dropFirst().map { $0.map { SubscriptionID(rawValue: $0[0]) } }
      return ClaimedFeeds(claimed: ids[0], settled: Set(ids[1]))
    }

    static func ending(_ id: SubscriptionID) -> Query {
      Query(
        """
        DELETE FROM claims WHERE subscription = (SELECT number FROM subscriptions WHERE id = $1)
        """, [id.rawValue])
    }

    /// Not while somebody enters a claim, who may be about to take what has ended.
    static func renewing(_ refresher: UUID, until: Date) -> [Query] {
      [
        StoreTable.locking("claims"),
        Query(
          "UPDATE claims SET until = $2 WHERE refresher = $1::uuid",
          [refresher.uuidString, until.timeIntervalSinceReferenceDate]),
      ]
    }

    static func releasing(_ refresher: UUID) -> Query {
      Query("DELETE FROM claims WHERE refresher = $1::uuid", [refresher.uuidString])
    }

    private static let candidates = """
      unnest($1::text[], $2::text[], $3::double precision[], $4::integer[], $5::boolean[])
        WITH ORDINALITY AS c (id, host, last_success, failure_count, is_gone, place)
      """

    /// A subscription `s` for which nothing was saved since it was read as a candidate `c`.
    private static let isUnsettled = """
      s.id = c.id AND s.last_success IS NOT DISTINCT FROM c.last_success
        AND s.failure_count = c.failure_count AND s.is_gone = c.is_gone
      """

    private static let taking = """
      WITH free AS (
        SELECT s.number, s.id, c.host, c.place
        FROM \(candidates) JOIN subscriptions s ON \(isUnsettled)
        WHERE NOT EXISTS (SELECT 1 FROM claims o WHERE o.until > $7
          AND (o.subscription = s.number OR o.host = c.host AND o.refresher <> $6::uuid))
        ORDER BY c.place LIMIT $9 FOR UPDATE OF s SKIP LOCKED
      ), taken AS (
        INSERT INTO claims (subscription, refresher, host, until)
        SELECT number, $6::uuid, host, $8 FROM free
        ON CONFLICT (subscription) DO UPDATE
          SET refresher = excluded.refresher, host = excluded.host, until = excluded.until
      )
      SELECT id FROM free ORDER BY place
      """

    private static let settled = """
      SELECT c.id FROM \(candidates)
      WHERE NOT EXISTS (SELECT 1 FROM subscriptions s WHERE \(isUnsettled))
      """
  }
#endif

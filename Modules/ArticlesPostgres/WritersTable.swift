#if Postgres
  internal import PostgreSQL

  #if canImport(FoundationEssentials)
    internal import FoundationEssentials
  #else
    internal import Foundation
  #endif

  /// The last transaction of each who writes: what tells whether it was committed.
  ///
  /// The server's own name of a transaction doesn't tell: one that crashed gives the names again that weren't in
  /// its log yet.
  struct WritersTable {
    static let schema = """
      CREATE TABLE writers (
        id uuid PRIMARY KEY,
        last_transaction uuid NOT NULL,
        last_time timestamptz NOT NULL DEFAULT now()
      );
      """

    /// Notes a transaction with its end.
    static func noting(_ transaction: UUID, of writer: UUID) -> Query {
      Query(
        """
        INSERT INTO writers (id, last_transaction) VALUES ($1::uuid, $2::uuid)
        ON CONFLICT (id) DO UPDATE
          SET last_transaction = excluded.last_transaction, last_time = excluded.last_time
        """, [writer.uuidString, transaction.uuidString])
    }

    /// Answers with a row if the transaction was the writer's last.
    static func finding(_ transaction: UUID, of writer: UUID) -> Query {
      Query(
        "SELECT 1 FROM writers WHERE id = $1::uuid AND last_transaction = $2::uuid",
        [writer.uuidString, transaction.uuidString])
    }

    /// Those who have written nothing for a day have long had their answers.
    static let forgettingThoseWhoAreGone = Query(
      """
      DELETE FROM writers WHERE id IN (
        SELECT id FROM writers WHERE last_time < now() - interval '1 day' FOR UPDATE SKIP LOCKED)
      """)
  }
#endif

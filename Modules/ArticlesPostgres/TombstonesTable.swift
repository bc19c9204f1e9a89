#if Postgres
  internal import PostgreSQL

  /// Articles that were pruned and must not come back, for as long as their subscription lasts.
  struct TombstonesTable {
    static let schema = """
      CREATE TABLE tombstones (
        id text COLLATE "C" PRIMARY KEY,
        subscription integer NOT NULL REFERENCES subscriptions (number) ON DELETE CASCADE
      );
      CREATE INDEX tombstones_by_subscription ON tombstones (subscription);
      """

    static func selecting(_ ids: [String]) -> Query {
      Query("SELECT id FROM tombstones WHERE id = ANY ($1)", [ids])
    }
  }
#endif

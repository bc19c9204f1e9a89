#if Postgres
  internal import PostgreSQL

  /// What is known of the store itself, in one row.
  struct StoreTable {
    static let schema = """
      CREATE TABLE store (
        version integer NOT NULL,
        was_ever_subscribed boolean NOT NULL DEFAULT false
      );
      INSERT INTO store (version) VALUES (0);
      """

    let connection: Connection

    /// Lets one at a time do something with the store, until his transaction ends. Other stores of the same
    /// database are no matter, nor is by which search path it's found.
    static func locking(_ purpose: String) -> Query {
      Query(
        """
        SELECT pg_advisory_xact_lock(
          hashtext('articles ' || $1), hashtext(coalesce((\(schemaName)), current_schema())))
        """, [purpose])
    }

    /// The version of the schema; 0 before it was made, and then not inside of a transaction, which that ends.
    func version() throws -> Int {
      do {
        return try connection.run("SELECT version FROM store").first { $0[0] } ?? 0
      } catch let error as PostgreSQLError where error.state == "42P01" {
        return 0
      }
    }

    /// Whether it was made, at any moment of a transaction.
    ///
    /// The catalogue is asked, and not `to_regclass`, which remembers what wasn't there when the transaction
    /// began, though somebody else made it since.
    func isMade() throws -> Bool {
      try connection.run(Self.schemaName).count > 0
    }

    /// Of the schema that it's in; no row before it was made.
    private static let schemaName = """
      SELECT n.nspname FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
      WHERE c.relname = 'store' AND pg_table_is_visible(c.oid)
      """
  }
#endif

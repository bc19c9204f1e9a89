#if Postgres
  internal import Articles
  internal import PostgreSQL
  internal import Words

  #if canImport(FoundationEssentials)
    internal import FoundationEssentials
  #else
    internal import Foundation
  #endif

  /// What is subscribed to. Dates are seconds since 2001 (UTC).
  ///
  /// An address may be longer than what an index takes, and so is found by its hash.
  struct SubscriptionsTable {
    static let schema = """
      CREATE TABLE subscriptions (
        number integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        id text COLLATE "C" NOT NULL UNIQUE,
        address text NOT NULL,
        title text NOT NULL,
        home_page text,
        tags text[] NOT NULL,
        tag_keys text[] NOT NULL,
        last_success double precision,
        last_error text,
        failure_count integer NOT NULL DEFAULT 0,
        not_before double precision,
        is_gone boolean NOT NULL DEFAULT false,
        entity_tag text,
        last_modified text,
        content_hash text,
        move_address text,
        move_days integer,
        move_last_day double precision
      );
      CREATE UNIQUE INDEX subscriptions_by_address ON subscriptions (md5(address));
      """

    let connection: Connection

    /// All of them, as `ArticleRepositoryInterface.subscriptions()` orders them.
    func all() throws -> [Subscription] {
      try connection.run(Self.counted).map(Self.subscription).sorted { left, right in
        if PersonalOrder.precedes(left.title, right.title) { return true }
        if PersonalOrder.precedes(right.title, left.title) { return false }
        return left.address < right.address
      }
    }

    /// Reads one and holds it until the transaction ends, so that nobody else saves for it meanwhile. Its
    /// counts are left out, and its number is the last column.
    static func locking(_ id: SubscriptionID) -> Query {
      Query("\(selection(counts: "0, 0")) WHERE s.id = $1 FOR UPDATE", [id.rawValue])
    }

    /// Of a row that ``locking(_:)`` answered.
    static func number(_ row: Row) -> Int { row[columnCount] }

    /// Finds it by the address that it has now.
    func id(withAddress address: String) throws -> SubscriptionID? {
      try connection.run(
        "SELECT id FROM subscriptions WHERE md5(address) = md5($1)", [address]
      ).first { SubscriptionID(rawValue: $0[0]) }
    }

    /// Subscribes an address, or adds tags to what has it already, or had it when it was subscribed.
    func subscribe(to draft: SubscriptionDraft) throws -> Subscription {
      let id = try id(withAddress: draft.address) ?? SubscriptionID(address: draft.address)
      guard var known = try subscription(id) else {
        let new = Subscription(draft)
        try connection.run([Self.inserting(new), Self.rememberingThatSomethingWas])
        return new
      }
      known.tags = (known.tags + draft.tags).withoutDuplicates()
      try connection.run([Self.updating(known)])
      return known
    }

    /// - Returns: whether it's new; one that has its id gets its tags, and one that has its address stays alone.
    func restore(_ subscription: Subscription) throws -> Bool {
      if var known = try self.subscription(subscription.id) {
        known.tags = (known.tags + subscription.tags).withoutDuplicates()
        try connection.run([Self.updating(known)])
        return false
      }
      guard try id(withAddress: subscription.address) == nil else { return false }
      try connection.run([Self.inserting(subscription), Self.rememberingThatSomethingWas])
      return true
    }

    /// Writes everything but the id and the counts.
    static func updating(_ subscription: Subscription) -> Query {
      Query(
        """
        UPDATE subscriptions SET \(columns.map { "\($0.name) = $\($0.number)" }.joined(separator: ", "))
        WHERE id = $1
        """, values(of: subscription))
    }

    /// Everything that belongs to it goes with it.
    func delete(_ id: SubscriptionID) throws {
      try connection.run("DELETE FROM subscriptions WHERE id = $1", [id.rawValue])
    }

    /// When any of them answered well the last time.
    func lastSuccess() throws -> Date? {
      try connection.run("SELECT max(last_success) FROM subscriptions").first { $0.date(0) } ?? nil
    }

    static func subscription(_ row: Row) -> Subscription {
      Subscription(
        id: SubscriptionID(rawValue: row[0]), address: row[1], title: row[2], homePage: row[3],
        tags: row[4], unreadCount: row[5], totalCount: row[6], lastSuccess: row.date(7),
        lastError: row[8], failureCount: row[9], notBefore: row.date(10), isGone: row[11],
        validators: FetchValidators(
          entityTag: row[12], lastModified: row[13], contentHash: row[14]),
        pendingMove: pendingMove(row))
    }
  }

  extension SubscriptionsTable {
    private static let columnCount = 18

    private static func selection(counts: String, from tables: String = "subscriptions s") -> String
    {
      """
      SELECT s.id, s.address, s.title, s.home_page, s.tags, \(counts), s.last_success, s.last_error,
        s.failure_count, s.not_before, s.is_gone, s.entity_tag, s.last_modified, s.content_hash,
        s.move_address, s.move_days, s.move_last_day, s.number
      FROM \(tables)
      """
    }

    /// All with their counts, which one pass over the articles tells.
    private static let counted = selection(
      counts: "coalesce(c.unread, 0), coalesce(c.total, 0)",
      from: """
        subscriptions s LEFT JOIN (
          SELECT subscription, count(*) AS total, count(*) FILTER (WHERE NOT is_read) AS unread
          FROM articles GROUP BY subscription) c ON c.subscription = s.number
        """)

    /// One with its counts.
    private func subscription(_ id: SubscriptionID) throws -> Subscription? {
      let counts = """
        (SELECT count(*) FROM articles a WHERE a.subscription = s.number AND NOT a.is_read),
        (SELECT count(*) FROM articles a WHERE a.subscription = s.number)
        """
      return try connection.run(
        "\(Self.selection(counts: counts)) WHERE s.id = $1 FOR UPDATE OF s", [id.rawValue]
      ).first(Self.subscription)
    }

    private static let columns = [
      "address", "title", "home_page", "tags", "tag_keys", "last_success", "last_error",
      "failure_count", "not_before", "is_gone", "entity_tag", "last_modified", "content_hash",
      "move_address", "move_days", "move_last_day",
    ].enumerated().map { (name: $0.element, number: $0.offset + 2) }

    private static func inserting(_ subscription: Subscription) -> Query {
      Query(
        """
        INSERT INTO subscriptions (id, \(columns.map(\.name).joined(separator: ", ")))
        VALUES ($1, \(columns.map { "$\($0.number)" }.joined(separator: ", ")))
        """, values(of: subscription))
    }

    private static let rememberingThatSomethingWas = Query(
      "UPDATE store SET was_ever_subscribed = true WHERE NOT was_ever_subscribed")

    /// Its id, and then those of ``columns``.
    private static func values(of subscription: Subscription) -> [any PostgreSQLValue] {
      [
        subscription.id.rawValue, subscription.address, subscription.title, subscription.homePage,
        subscription.tags, subscription.tags.map { Folding.fold($0) },
        subscription.lastSuccess?.timeIntervalSinceReferenceDate, subscription.lastError,
        Int(Int32(clamping: subscription.failureCount)),
        subscription.notBefore?.timeIntervalSinceReferenceDate,
        subscription.isGone, subscription.validators.entityTag,
        subscription.validators.lastModified, subscription.validators.contentHash,
        subscription.pendingMove?.address,
        subscription.pendingMove.map { Int(Int32(clamping: $0.days)) },
        subscription.pendingMove?.lastDay.timeIntervalSinceReferenceDate,
      ]
    }

    private static func pendingMove(_ row: Row) -> PendingMove? {
      guard let address: String = row[15], let days: Int = row[16], let lastDay = row.date(17)
      else { return nil }
      return PendingMove(address: address, days: days, lastDay: lastDay)
    }
  }
#endif

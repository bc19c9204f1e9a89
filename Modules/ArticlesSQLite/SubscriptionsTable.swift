internal import Articles
internal import SQLite
internal import Words

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// What is subscribed to. Dates are seconds since 2001 (UTC), lists JSON.
struct SubscriptionsTable {
  /// `number` is never given twice, so that its sequence tells whether anything was ever subscribed.
  static let schema = """
    CREATE TABLE subscriptions (
      number INTEGER PRIMARY KEY AUTOINCREMENT,
      id TEXT NOT NULL UNIQUE,
      address TEXT NOT NULL UNIQUE,
      title TEXT NOT NULL,
      home_page TEXT,
      tags TEXT,
      last_success REAL,
      last_error TEXT,
      failure_count INTEGER NOT NULL DEFAULT 0,
      not_before REAL,
      is_gone INTEGER NOT NULL DEFAULT 0,
      entity_tag TEXT,
      last_modified TEXT,
      content_hash TEXT
    );
    """

  /// What version 3 adds: a move that isn't believed yet.
  static let pendingMoves = """
    ALTER TABLE subscriptions ADD COLUMN move_address TEXT;
    ALTER TABLE subscriptions ADD COLUMN move_days INTEGER;
    ALTER TABLE subscriptions ADD COLUMN move_last_day REAL;
    """

  let connection: Connection

  /// All of them, as `ArticleRepositoryInterface.subscriptions()` orders them.
  func all() throws -> [Subscription] {
    try connection.rows(Self.selection, [], Self.subscription).sorted { left, right in
      if PersonalOrder.precedes(left.title, right.title) { return true }
      if PersonalOrder.precedes(right.title, left.title) { return false }
      return left.address < right.address
    }
  }

  func subscription(_ id: SubscriptionID) throws -> Subscription? {
    try connection.first(Self.selection + " WHERE s.id = ?", [id.rawValue], Self.subscription)
  }

  func number(of id: SubscriptionID) throws -> Int? {
    try connection.first("SELECT number FROM subscriptions WHERE id = ?", [id.rawValue]) { $0[0] }
  }

  /// Whether it's there, and no fetch of it ended since it was read.
  func hasOutcome(of seen: Subscription) throws -> Bool {
    try connection.first(
      """
      SELECT 1 FROM subscriptions
      WHERE id = ? AND last_success IS ? AND failure_count = ? AND is_gone = ?
      """,
      [
        seen.id.rawValue, seen.lastSuccess?.timeIntervalSinceReferenceDate, seen.failureCount,
        seen.isGone,
      ]
    ) { _ in true } ?? false
  }

  /// Finds it by the address that it has now.
  func id(withAddress address: String) throws -> SubscriptionID? {
    try connection.first("SELECT id FROM subscriptions WHERE address = ?", [address]) {
      SubscriptionID(rawValue: $0[0])
    }
  }

  /// Subscribes an address, or adds tags to what has it already, or had it when it was subscribed.
  func subscribe(to draft: SubscriptionDraft) throws -> Subscription {
    let id = try id(withAddress: draft.address) ?? SubscriptionID(address: draft.address)
    guard var known = try subscription(id) else {
      let new = Subscription(draft)
      try insert(new)
      return new
    }
    known.tags = (known.tags + draft.tags).withoutDuplicates()
    try update(known)
    return known
  }

  /// - Returns: whether it's new; one that has its id gets its tags, and one that has its address stays alone.
  func restore(_ subscription: Subscription) throws -> Bool {
    if var known = try self.subscription(subscription.id) {
      known.tags = (known.tags + subscription.tags).withoutDuplicates()
      try update(known)
      return false
    }
    guard try id(withAddress: subscription.address) == nil else { return false }
    try insert(subscription)
    try update(subscription)
    return true
  }

  private func insert(_ subscription: Subscription) throws {
    try connection.run(
      "INSERT INTO subscriptions (id, address, title, home_page, tags) VALUES (?, ?, ?, ?, ?)",
      [
        subscription.id.rawValue, subscription.address, subscription.title,
        subscription.homePage, StringListColumn.text(subscription.tags),
      ])
  }

  /// Writes everything but the id and the counts.
  func update(_ subscription: Subscription) throws {
    try connection.run(
      """
      UPDATE subscriptions SET address = ?, title = ?, home_page = ?, tags = ?, last_success = ?,
        last_error = ?, failure_count = ?, not_before = ?, is_gone = ?, entity_tag = ?,
        last_modified = ?, content_hash = ?, move_address = ?, move_days = ?, move_last_day = ?
      WHERE id = ?
      """,
      [
        subscription.address, subscription.title, subscription.homePage,
        StringListColumn.text(subscription.tags),
        subscription.lastSuccess?.timeIntervalSinceReferenceDate, subscription.lastError,
        subscription.failureCount, subscription.notBefore?.timeIntervalSinceReferenceDate,
        subscription.isGone, subscription.validators.entityTag,
        subscription.validators.lastModified, subscription.validators.contentHash,
        subscription.pendingMove?.address, subscription.pendingMove?.days,
        subscription.pendingMove?.lastDay.timeIntervalSinceReferenceDate,
        subscription.id.rawValue,
      ])
  }

  /// Everything that belongs to it goes with it.
  func delete(_ id: SubscriptionID) throws {
    try connection.run("DELETE FROM subscriptions WHERE id = ?", [id.rawValue])
  }

  /// When any of them answered well the last time.
  func lastSuccess() throws -> Date? {
    try connection.first("SELECT max(last_success) FROM subscriptions") { $0.date(0) } ?? nil
  }

  func wasEverFilled() throws -> Bool {
    try connection.first("SELECT 1 FROM sqlite_sequence WHERE name = 'subscriptions'") { _ in true }
      ?? false
  }

  private static let selection = """
    SELECT s.id, s.address, s.title, s.home_page, s.tags,
      (SELECT count(*) FROM articles a WHERE a.subscription = s.number AND a.is_read = 0),
      (SELECT count(*) FROM articles a WHERE a.subscription = s.number),
      s.last_success, s.last_error, s.failure_count, s.not_before, s.is_gone, s.entity_tag,
      s.last_modified, s.content_hash, s.move_address, s.move_days, s.move_last_day
    FROM subscriptions s
    """

  private static func subscription(_ row: Row) throws -> Subscription {
    Subscription(
      id: SubscriptionID(rawValue: row[0]), address: row[1], title: row[2], homePage: row[3],
      tags: StringListColumn.list(row[4]), unreadCount: row[5], totalCount: row[6],
      lastSuccess: row.date(7), lastError: row[8], failureCount: row[9], notBefore: row.date(10),
      isGone: row[11],
      validators: FetchValidators(
        entityTag: row[12], lastModified: row[13], contentHash: row[14]),
      pendingMove: pendingMove(row))
  }

  private static func pendingMove(_ row: Row) -> PendingMove? {
    guard let address: String = row[15], let days: Int = row[16], let lastDay = row.date(17) else {
      return nil
    }
    return PendingMove(address: address, days: days, lastDay: lastDay)
  }
}

#if Postgres
  internal import Articles
  internal import PostgreSQL
  internal import Words

  #if canImport(FoundationEssentials)
    internal import FoundationEssentials
  #else
    internal import Foundation
  #endif

  /// An `ArticleQuery` in SQL, for a statement on `articles a`.
  ///
  /// Marks are written out and no parameters: an index of some articles is used only where the server can
  /// see, when it plans, that no others are asked for.
  struct ArticleSelection {
    /// What must hold; `true` when nothing must.
    var condition: String {
      conditions.isEmpty ? "true" : conditions.joined(separator: " AND ")
    }

    /// What the condition's parameters stand for.
    private(set) var values: [any PostgreSQLValue] = []
    private var conditions: [String] = []

    init(_ query: ArticleQuery) {
      if let isUnread = query.isUnread {
        conditions.append(isUnread ? "NOT a.is_read" : "a.is_read")
      }
      if let isStarred = query.isStarred {
        conditions.append(isStarred ? "a.is_starred" : "NOT a.is_starred")
      }
      if let subscription = query.subscription {
        add(subscription.rawValue) {
          "a.subscription = (SELECT number FROM subscriptions WHERE id = \($0))"
        }
      }
      if let since = query.since {
        add(since.timeIntervalSinceReferenceDate) { "a.sort_date >= \($0)" }
      }
      if let before = query.before {
        add(before.timeIntervalSinceReferenceDate) { "a.sort_date < \($0)" }
      }
      if let tag = query.tag { add(Folding.fold(tag), Self.hasTag) }
      if let prefix = query.idPrefix, !prefix.isEmpty {
        add(prefix) { "a.id >= \($0)" }
        add(prefix + "\u{10FFFF}") { "a.id < \($0)" }
      }
    }

    private mutating func add(_ value: any PostgreSQLValue, _ condition: (String) -> String) {
      values.append(value)
      conditions.append(condition("$\(values.count)"))
    }

    private static func hasTag(_ key: String) -> String {
      """
      (a.tag_keys @> ARRAY[\(key)::text] OR a.subscription IN
        (SELECT number FROM subscriptions WHERE tag_keys @> ARRAY[\(key)::text]))
      """
    }
  }
#endif

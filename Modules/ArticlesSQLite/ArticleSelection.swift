internal import Articles
internal import SQLite
internal import Words

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// An `ArticleQuery` in SQL, for a statement that reads `articles a`.
///
/// Marks are written out and not bound: SQLite uses an index of some articles only where it can see, when
/// it plans, that no others are asked for.
struct ArticleSelection {
  /// What must hold, with `WHERE` before it; empty when nothing must.
  var condition: String {
    conditions.isEmpty ? "" : "WHERE " + conditions.joined(separator: " AND ")
  }

  /// What the condition binds.
  private(set) var values: [any SQLiteValue] = []
  private var conditions: [String] = []

  init(_ query: ArticleQuery) {
    if let isUnread = query.isUnread { add("a.is_read = \(isUnread ? 0 : 1)") }
    if let isStarred = query.isStarred { add("a.is_starred = \(isStarred ? 1 : 0)") }
    if let subscription = query.subscription {
      add(
        "a.subscription = (SELECT number FROM subscriptions WHERE id = ?)", subscription.rawValue)
    }
    if let since = query.since { add("a.sort_date >= ?", since.timeIntervalSinceReferenceDate) }
    if let before = query.before { add("a.sort_date < ?", before.timeIntervalSinceReferenceDate) }
    if let tag = query.tag { add(tag: Folding.fold(tag)) }
    if let prefix = query.idPrefix, !prefix.isEmpty {
      add("a.id >= ?", prefix)
      add("a.id < ?", prefix + "\u{10FFFF}")
    }
  }

  private mutating func add(_ condition: String, _ values: any SQLiteValue...) {
    conditions.append(condition)
    self.values += values
  }

  private mutating func add(tag: String) {
    add(
      """
      (matching_tag(a.tags, ?) IS NOT NULL OR a.subscription IN
        (SELECT number FROM subscriptions WHERE matching_tag(tags, ?) IS NOT NULL))
      """, tag, tag)
  }
}

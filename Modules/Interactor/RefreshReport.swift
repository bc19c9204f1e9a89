#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// A refresh in numbers.
public struct RefreshReport: Sendable, Hashable {
  /// Feeds that brought a document.
  public var changed: Int
  /// Feeds that had nothing new.
  public var notModified: Int
  public var failed: Int
  /// Feeds that were left alone.
  public var skipped: Int
  public var newArticles: Int
  public var updatedArticles: Int
  /// Whether the network was reached at the end.
  public var isConnected: Bool
  /// How old the stored articles are now: when a refresh went well the last time; `nil` if never.
  public var asOf: Date?

  public init(
    changed: Int = 0, notModified: Int = 0, failed: Int = 0, skipped: Int = 0,
    newArticles: Int = 0, updatedArticles: Int = 0, isConnected: Bool, asOf: Date? = nil
  ) {
    self.changed = changed
    self.notModified = notModified
    self.failed = failed
    self.skipped = skipped
    self.newArticles = newArticles
    self.updatedArticles = updatedArticles
    self.isConnected = isConnected
    self.asOf = asOf
  }
}

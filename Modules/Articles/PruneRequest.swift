#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// Which articles may go.
public struct PruneRequest: Sendable, Hashable {
  /// Those whose `Article.sortDate` is before this.
  public var before: Date
  public var includesUnread: Bool
  public var includesStarred: Bool

  public init(before: Date, includesUnread: Bool = false, includesStarred: Bool = false) {
    self.before = before
    self.includesUnread = includesUnread
    self.includesStarred = includesStarred
  }
}

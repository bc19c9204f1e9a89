#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// A store in numbers.
public struct StoreStatistics: Sendable, Hashable {
  /// The path of its file, or what else tells where it is.
  public var location: String
  public var subscriptionCount: Int
  public var articleCount: Int
  public var unreadCount: Int
  public var starredCount: Int
  /// On disk, with its journals; `nil` where there is no disk.
  public var sizeInBytes: Int64?
  /// When any feed answered well the last time.
  public var lastRefresh: Date?
  /// Whether anything was ever subscribed here, even if it's gone again.
  public var wasEverSubscribed: Bool

  public init(
    location: String, subscriptionCount: Int = 0, articleCount: Int = 0, unreadCount: Int = 0,
    starredCount: Int = 0, sizeInBytes: Int64? = nil, lastRefresh: Date? = nil,
    wasEverSubscribed: Bool = false
  ) {
    self.location = location
    self.subscriptionCount = subscriptionCount
    self.articleCount = articleCount
    self.unreadCount = unreadCount
    self.starredCount = starredCount
    self.sizeInBytes = sizeInBytes
    self.lastRefresh = lastRefresh
    self.wasEverSubscribed = wasEverSubscribed
  }
}

public import Articles

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// Articles, and what is known of how current they are.
public struct ServedArticles: Sendable, Hashable {
  public var articles: [Article]
  /// When a refresh went well the last time, for any feed; `nil` if none ever did.
  public var asOf: Date?
  /// Whether the network could be reached when they were served.
  public var isConnected: Bool

  public init(articles: [Article], asOf: Date?, isConnected: Bool) {
    self.articles = articles
    self.asOf = asOf
    self.isConnected = isConnected
  }
}

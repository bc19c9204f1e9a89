#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// What a refresher asks for: feeds that nobody else fetches meanwhile.
public struct FeedClaim: Sendable, Hashable {
  /// A feed that it would fetch.
  public struct Candidate: Sendable, Hashable {
    /// As it was when the refresher read it.
    public var subscription: Subscription
    /// Whom a fetch would ask; `nil` for what is nobody's burden, a file for one.
    public var host: String?

    public init(_ subscription: Subscription, host: String?) {
      self.subscription = subscription
      self.host = host
    }
  }

  /// Tells the refresher from all others.
  public var refresher: UUID
  /// In the order in which it would take them.
  public var candidates: [Candidate]
  /// How many it can take, at least 1.
  public var limit: Int
  /// When it's dead, unless it has saved or renewed them by then.
  public var until: Date

  public init(refresher: UUID, candidates: [Candidate], limit: Int, until: Date) {
    self.refresher = refresher
    self.candidates = candidates
    self.limit = limit
    self.until = until
  }
}

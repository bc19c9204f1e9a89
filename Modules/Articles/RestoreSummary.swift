/// What became of an ``Archive``.
public struct RestoreSummary: Sendable, Hashable {
  public var newSubscriptions: Int
  public var newArticles: Int
  /// Subscriptions and articles that were there already.
  public var known: Int
  /// Articles whose subscription isn't there.
  public var orphans: Int

  public init(
    newSubscriptions: Int = 0, newArticles: Int = 0, known: Int = 0, orphans: Int = 0
  ) {
    self.newSubscriptions = newSubscriptions
    self.newArticles = newArticles
    self.known = known
    self.orphans = orphans
  }

  public static func + (left: RestoreSummary, right: RestoreSummary) -> RestoreSummary {
    RestoreSummary(
      newSubscriptions: left.newSubscriptions + right.newSubscriptions,
      newArticles: left.newArticles + right.newArticles, known: left.known + right.known,
      orphans: left.orphans + right.orphans)
  }
}

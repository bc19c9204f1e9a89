/// A part of a store, on its way to another.
public struct Archive: Sendable, Hashable {
  public var subscriptions: [Subscription]
  public var articles: [ArchivedArticle]
  public var pruned: [PrunedArticle]

  public init(
    subscriptions: [Subscription] = [], articles: [ArchivedArticle] = [],
    pruned: [PrunedArticle] = []
  ) {
    self.subscriptions = subscriptions
    self.articles = articles
    self.pruned = pruned
  }
}

/// What is left of an article that was pruned, so that it doesn't come back.
public struct PrunedArticle: Sendable, Hashable {
  public var id: ArticleID
  public var subscription: SubscriptionID

  public init(id: ArticleID, subscription: SubscriptionID) {
    self.id = id
    self.subscription = subscription
  }
}

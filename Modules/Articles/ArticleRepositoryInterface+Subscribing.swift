extension ArticleRepositoryInterface {
  /// Subscribes one address; the same as ``subscribe(to:)`` with one draft.
  public func subscribe(to address: String, title: String?, tags: [String]) async throws
    -> Subscription
  {
    let draft = SubscriptionDraft(address: address, title: title, tags: tags)
    return try await subscribe(to: [draft]).first ?? Subscription(draft)
  }
}

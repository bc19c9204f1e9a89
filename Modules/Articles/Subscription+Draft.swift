extension Subscription {
  /// A feed that is followed from now on.
  public init(_ draft: SubscriptionDraft) {
    self.init(
      id: SubscriptionID(address: draft.address), address: draft.address,
      title: draft.title ?? draft.address, homePage: draft.homePage,
      tags: draft.tags.withoutDuplicates())
  }
}

internal import Articles

/// An article that a fetch brought, with the ids under which it may be stored.
struct IdentifiedDraft: Sendable {
  let draft: ArticleDraft
  let id: ArticleID
  /// What its id was before its feed went to https; `nil` where its identity is no https address.
  let earlierID: ArticleID?

  var ids: [ArticleID] { earlierID.map { [id, $0] } ?? [id] }

  init(_ draft: ArticleDraft, of subscription: SubscriptionID) {
    self.draft = draft
    id = ArticleID(subscription: subscription, identity: draft.identity)
    earlierID = draft.identityBeforeHTTPS.map {
      ArticleID(subscription: subscription, identity: $0)
    }
  }
}

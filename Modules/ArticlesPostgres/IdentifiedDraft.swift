#if Postgres
  internal import Articles

  /// An article that a fetch brought, with the ids under which it may be stored: made once, as each is a hash.
  struct IdentifiedDraft: Sendable {
    let draft: ArticleDraft
    let id: ArticleID
    /// That it had before its feed went to https.
    let earlier: ArticleID?

    init(_ draft: ArticleDraft, of subscription: SubscriptionID) {
      self.draft = draft
      id = ArticleID(subscription: subscription, identity: draft.identity)
      earlier = draft.identityBeforeHTTPS.map {
        ArticleID(subscription: subscription, identity: $0)
      }
    }

    var ids: [ArticleID] { earlier.map { [id, $0] } ?? [id] }
  }
#endif

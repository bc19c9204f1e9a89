/// A draft with the ids under which a repository may have its article: made once, as each is a hash.
public struct IdentifiedDraft: Sendable {
  public let draft: ArticleDraft
  /// Under which it's stored, if it's new.
  public let id: ArticleID
  /// That it had before its feed went to https; `nil` where its identity is no https address.
  public let earlierID: ArticleID?

  public init(_ draft: ArticleDraft, of subscription: SubscriptionID) {
    self.draft = draft
    id = ArticleID(subscription: subscription, identity: draft.identity)
    earlierID = draft.identityBeforeHTTPS.map {
      ArticleID(subscription: subscription, identity: $0)
    }
  }

  /// Both, the newer first.
  public var ids: [ArticleID] { earlierID.map { [id, $0] } ?? [id] }
}

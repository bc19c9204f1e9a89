internal import Articles
internal import Synchronization

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// One save that waits for the writer, and what came of it once it's committed.
final class WaitingSave: Sendable {
  let outcome: FetchOutcome
  /// What it brought, identified before the writer's turn comes.
  let drafts: [IdentifiedDraft]
  let subscription: SubscriptionID
  let time: Date
  private let result = Mutex<SavedArticles?>(nil)

  init(_ outcome: FetchOutcome, for subscription: SubscriptionID, at time: Date) {
    self.outcome = outcome
    drafts =
      if case .changed(let feed) = outcome {
        feed.articles.map { IdentifiedDraft($0, of: subscription) }
      } else {
        []
      }
    self.subscription = subscription
    self.time = time
  }

  var committed: SavedArticles? {
    get { result.withLock { $0 } }
    set { result.withLock { $0 = newValue } }
  }
}

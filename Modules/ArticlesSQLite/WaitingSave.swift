internal import Articles
internal import Synchronization

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// One save that waits for the writer, and what came of it once it's committed.
final class WaitingSave: Sendable {
  /// What was written, and the right to bring the texts of it.
  struct Committed: Sendable {
    let saved: SavedArticles
    let ticket: SavedTexts.Ticket
  }

  let outcome: FetchOutcome
  /// What it brought, identified before the writer's turn comes.
  let drafts: [IdentifiedDraft]
  let subscription: SubscriptionID
  let time: Date
  private let result = Mutex<Committed?>(nil)

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

  var committed: Committed? {
    get { result.withLock { $0 } }
    set { result.withLock { $0 = newValue } }
  }
}

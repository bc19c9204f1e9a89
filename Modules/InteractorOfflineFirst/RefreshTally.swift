import Articles
import Interactor
import Synchronization

/// Counts what came of each feed, and tells of one after the other.
final class RefreshTally: Sendable {
  private let counts = Mutex(RefreshReport(isConnected: true))
  private let tell: @Sendable (RefreshEvent) -> Void

  init(_ tell: @escaping @Sendable (RefreshEvent) -> Void) {
    self.tell = tell
  }

  /// What was counted until now.
  var report: RefreshReport { counts.withLock { $0 } }

  func finish(_ subscription: Subscription, _ result: RefreshResult) {
    counts.withLock { counts in
      counts.count(result)
      // Within the lock, so that nobody is told of two at once.
      tell(.finishedFeed(subscription, result))
    }
  }
}

extension RefreshReport {
  fileprivate mutating func count(_ result: RefreshResult) {
    switch result {
    case .changed(let saved):
      changed += 1
      newArticles += saved.new
      updatedArticles += saved.updated
    case .notModified: notModified += 1
    case .gone, .failed: failed += 1
    case .skipped: skipped += 1
    }
  }
}

import Articles
import Feeds
import Interactor
import Reachability

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// One run over the feeds that are to be refreshed.
struct Refresh: Sendable {
  let request: RefreshRequest
  let repository: any ArticleRepositoryInterface
  let source: any FeedSourceInterface
  let reachability: any ReachabilityInterface
  let now: @Sendable () -> Date

  /// Goes through the feeds, `jobs` at once, and tells of each as it's done.
  func run(_ tell: @Sendable (RefreshEvent) -> Void) async throws {
    let subscriptions = try await repository.subscriptions().filter {
      request.subscriptions?.contains($0.id) ?? true
    }
    tell(.began(feeds: subscriptions.count))
    var report = RefreshReport(isConnected: true)
    try await withThrowingTaskGroup(of: (Subscription, RefreshResult).self) { group in
      var waiting = subscriptions.makeIterator()
      func startNext() {
        guard let next = waiting.next() else { return }
        group.addTask { (next, try await refresh(next)) }
      }
      for _ in 0..<max(1, request.jobs) { startNext() }
      for try await (subscription, result) in group {
        report.count(result)
        tell(.finishedFeed(subscription, result))
        startNext()
      }
    }
    try await repository.finishSaving()
    report.isConnected = reachability.isConnected()
    report.asOf = try await repository.lastRefresh()
    tell(.finished(report))
  }

  private func refresh(_ subscription: Subscription) async throws -> RefreshResult {
    if let reason = reasonToSkip(subscription) { return .skipped(reason) }
    do {
      return try await save(try await source.fetch(feedRequest(subscription)), for: subscription)
    } catch let error as FeedError {
      return try await save(error, for: subscription)
    } catch let error as ArticleRepositoryError where error == .noSuchSubscription(subscription.id)
    {
      return .failed(error)
    }
  }

  private func reasonToSkip(_ subscription: Subscription) -> RefreshResult.Reason? {
    if isOffline(subscription) { return .offline }
    if request.isForced { return nil }
    if subscription.isGone { return .gone }
    if let notBefore = subscription.notBefore, notBefore > now() { return .notYet }
    return nil
  }

  private func isOffline(_ subscription: Subscription) -> Bool {
    FeedAddress(subscription.address).needsNetwork && !reachability.isConnected()
  }

  private func feedRequest(_ subscription: Subscription) -> FeedRequest {
    FeedRequest(
      subscription.address,
      validators: request.isForced ? nil : FeedValidators(subscription.validators))
  }

  private func save(_ response: FeedResponse, for subscription: Subscription) async throws
    -> RefreshResult
  {
    switch response {
    case .feed(let feed, let details):
      let fetched = FetchedFeed(feed, details)
      return .changed(
        try await repository.save(.changed(fetched), for: subscription.id, at: now()))
    case .notModified(let details):
      let validators = FetchValidators(details.validators)
      _ = try await repository.save(.notModified(validators), for: subscription.id, at: now())
      return .notModified
    case .page:
      return try await save(FeedError.notAFeed(found: "an HTML page"), for: subscription)
    }
  }

  private func save(_ error: FeedError, for subscription: Subscription) async throws
    -> RefreshResult
  {
    // A network that went away meanwhile is nothing to hold against the feed.
    if isOffline(subscription) { return .skipped(.offline) }
    if case .status(410, _, _) = error {
      _ = try await repository.save(.gone, for: subscription.id, at: now())
      return .gone
    }
    var retryAfter: Date?
    if case .status(_, _, let date) = error { retryAfter = date }
    let outcome = FetchOutcome.failed(message: error.reason, retryAfter: retryAfter)
    _ = try await repository.save(outcome, for: subscription.id, at: now())
    return .failed(error)
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

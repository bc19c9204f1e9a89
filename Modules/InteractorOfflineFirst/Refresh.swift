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
  /// After how long a fetch doesn't count among the `jobs` any more.
  let patience: Duration
  /// For how long nobody else fetches a feed that this refresh has begun with, if it's heard of no more.
  let lease: Duration
  let now: @Sendable () -> Date

  /// Goes through the feeds, `jobs` at once, and tells of each as it's done. Those that keep it waiting
  /// don't count, so that feeds that answer wait for none that don't.
  func run(_ tell: @escaping @Sendable (RefreshEvent) -> Void) async throws {
    let subscriptions = try await repository.subscriptions().filter {
      request.subscriptions?.contains($0.id) ?? true
    }
    tell(.began(feeds: subscriptions.count))
    let tally = RefreshTally(tell)
    let claims = FeedClaims(of: repository, lease: lease, now: now)
    var queue = FeedQueue(
      subscriptions.withFailedLast, claims: claims, batch: max(1, request.jobs))
    do {
      async let _ = claims.keep()
      try await goThrough(&queue, tally)
    } catch {
      await claims.giveBack()
      throw error
    }
    await claims.giveBack()
    try await repository.finishSaving()
    var report = tally.report
    report.isConnected = reachability.isConnected()
    report.asOf = try await repository.lastRefresh()
    tell(.finished(report))
  }

  private func goThrough(_ queue: inout FeedQueue, _ tally: RefreshTally) async throws {
    let turns = Turns(count: max(1, request.jobs))
    try await withThrowingDiscardingTaskGroup { group in
      while !group.isCancelled {
        let turn = try await turns.take()
        switch try await queue.next(reasonToSkip) {
        case .fetch(let subscription):
          group.addTask {
            defer { turn.end() }
            tally.finish(subscription, try await refresh(subscription, turn))
          }
        case .skip(let subscription, let reason):
          tally.finish(subscription, .skipped(reason))
          turn.end()
        case nil:
          return
        }
      }
    }
  }

  private func refresh(_ subscription: Subscription, _ turn: Turns.Turn) async throws
    -> RefreshResult
  {
    do {
      return try await save(try await fetch(subscription, turn), for: subscription)
    } catch let error as FeedError {
      return try await save(error, for: subscription)
    } catch let error as ArticleRepositoryError where error == .noSuchSubscription(subscription.id)
    {
      return .failed(error)
    }
  }

  /// Fetches, and steps aside if that takes long.
  private func fetch(_ subscription: Subscription, _ turn: Turns.Turn) async throws -> FeedResponse
  {
    let waiting = Task {
      try await Task.sleep(for: patience)
      turn.stepAside()
    }
    defer { waiting.cancel() }
    return try await source.fetch(feedRequest(subscription))
  }

  private func reasonToSkip(_ subscription: Subscription) -> RefreshResult.Reason? {
    if isOffline(subscription) { return .offline }
    // Who names a feed means it.
    if request.isForced || request.subscriptions != nil { return nil }
    if subscription.isGone { return .gone }
    if let notBefore = subscription.notBefore, notBefore > now() { return .notYet(notBefore) }
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
      let outcome = FetchOutcome.notModified(validators, movedTo: details.movedTo)
      _ = try await repository.save(outcome, for: subscription.id, at: now())
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

extension [Subscription] {
  /// In the same order, but that those that didn't answer the last time come last: the others needn't
  /// wait for them.
  fileprivate var withFailedLast: [Subscription] {
    filter { $0.failureCount == 0 } + filter { $0.failureCount > 0 }
  }
}

public import Articles
import Feeds
public import Interactor
import Reachability

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// Serves what is stored at once, and goes out for more only where there is a network.
public final class ArticleInteractor: ArticleInteractorInterface {
  private let repository: any ArticleRepositoryInterface
  private let source: any FeedSourceInterface
  private let reachability: any ReachabilityInterface
  private let patience: Duration
  private let lease: Duration
  private let now: @Sendable () -> Date
  private let underWay = RefreshesUnderWay()

  /// - Parameters:
  ///   - serviceLocator: is asked here, once for each dependency.
  ///   - patience: how long a refresh waits for a feed before it lets another begin in its place.
  ///   - lease: for how long a refresh has a feed for itself that it hasn't claimed anew, before others take its
  ///     refresher for dead: a little longer than a fetch may take.
  ///   - now: the clock.
  public init(
    serviceLocator: any ArticleInteractorServiceLocatorInterface,
    patience: Duration = .milliseconds(250),
    lease: Duration = .seconds(150),
    now: @escaping @Sendable () -> Date = { Date() }
  ) {
    repository = serviceLocator.articleRepository()
    source = serviceLocator.feedSource()
    reachability = serviceLocator.reachability()
    self.patience = patience
    self.lease = lease
    self.now = now
  }

  public func articlesList(_ query: ArticleQuery) async throws -> ServedArticles {
    ServedArticles(
      articles: try await repository.articlesList(query),
      asOf: try await repository.lastRefresh(),
      isConnected: reachability.isConnected())
  }

  public func add(_ address: String, tags: [String]) async throws -> AddedFeed {
    let address = FeedAddress(address).normalized
    let followed = try await repository.subscriptions()
    if let known = followed.first(where: { $0.address == address }) {
      return try await keep(known, tags: tags)
    }
    let found = try await discover(address)
    if let known = followed.first(where: { $0.address == found.address }) {
      return try await keep(known, tags: tags)
    }
    return try await follow(found, tags: tags)
  }

  public func refresh(_ request: RefreshRequest) -> AsyncThrowingStream<RefreshEvent, any Error> {
    let refresh = Refresh(
      request: request, repository: repository, source: source, reachability: reachability,
      patience: patience, lease: lease, now: now)
    return AsyncThrowingStream { continuation in
      let task = underWay.begin {
        do {
          try await refresh.run { continuation.yield($0) }
          continuation.finish()
        } catch {
          continuation.finish(throwing: error)
        }
      }
      continuation.onTermination = { _ in task.cancel() }
    }
  }

  public func waitForRefreshes() async { await underWay.end() }
}

extension ArticleInteractor {
  /// A feed that answered, at the address to follow it at.
  private struct FoundFeed {
    var address: String
    var feed: FetchedFeed
  }

  /// The feed at the address, or the first of those that the page there leads to. A candidate that
  /// can't be had is passed over: it may be one of the usual places that this site doesn't have.
  private func discover(_ address: String) async throws -> FoundFeed {
    switch try await fetch(address) {
    case .feed(let feed, let details):
      return FoundFeed(address: address, feed: FetchedFeed(feed, details))
    case .notModified:
      break
    case .page(let candidates, _):
      for candidate in candidates.prefix(Self.candidateLimit).map({ FeedAddress($0).normalized }) {
        do {
          if case .feed(let feed, let details) = try await fetch(candidate) {
            return FoundFeed(address: candidate, feed: FetchedFeed(feed, details))
          }
        } catch is FeedError {
          continue
        }
      }
    }
    throw ArticleInteractorError.noFeedFound(address: address)
  }

  /// A page may name any number; one that has so many feeds isn't asked for all of them.
  private static let candidateLimit = 10

  private func fetch(_ address: String) async throws -> FeedResponse {
    guard reachability.isConnected() || !FeedAddress(address).needsNetwork else {
      throw ArticleInteractorError.offline(address: address)
    }
    return try await source.fetch(FeedRequest(address))
  }

  /// A feed that was followed before, with these tags added to its own.
  private func keep(_ known: Subscription, tags: [String]) async throws -> AddedFeed {
    var subscription = known
    if !Set(tags).isSubset(of: known.tags) {
      subscription = try await repository.subscribe(
        to: known.address, title: known.title, tags: tags)
    }
    return AddedFeed(subscription: subscription, isNew: false, saved: SaveSummary())
  }

  private func follow(_ found: FoundFeed, tags: [String]) async throws -> AddedFeed {
    let subscription = try await repository.subscribe(
      to: found.address, title: found.feed.title, tags: tags)
    do {
      let saved = try await repository.save(.changed(found.feed), for: subscription.id, at: now())
      let stored = try await repository.subscriptions().first { $0.id == subscription.id }
      return AddedFeed(subscription: stored ?? subscription, isNew: true, saved: saved)
    } catch {
      // A feed without its articles would look followed; the caller was told that it isn't.
      try await repository.unsubscribe(subscription.id)
      throw error
    }
  }
}

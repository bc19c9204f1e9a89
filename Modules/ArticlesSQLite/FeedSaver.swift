internal import Articles
internal import SQLite

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// Saves how a fetch ended, inside the caller's transaction.
struct FeedSaver {
  let connection: Connection

  /// - Throws: `ArticleRepositoryError.noSuchSubscription`, or SQLite's errors.
  func save(
    _ outcome: FetchOutcome, for id: SubscriptionID, at time: Date
  ) throws -> SavedArticles {
    let subscriptions = SubscriptionsTable(connection: connection)
    guard var subscription = try subscriptions.subscription(id),
      let number = try subscriptions.number(of: id)
    else { throw ArticleRepositoryError.noSuchSubscription(id) }
    let address = subscription.address
    subscription.record(outcome, at: time)
    if let other = try subscriptions.id(withAddress: subscription.address), other != id {
      // It moved to where another is already: two can't share an address, so this one stays.
      subscription.address = address
    }
    try subscriptions.update(subscription)
    guard case .changed(let feed) = outcome else { return SavedArticles() }
    let saver = ArticlesSaver(connection: connection, subscription: subscription, number: number)
    return try saver.save(feed.articles, at: time)
  }
}

internal import Articles
internal import SQLite

/// Saves how a fetch ended, inside the caller's transaction.
struct FeedSaver {
  let connection: Connection

  /// - Throws: `ArticleRepositoryError.noSuchSubscription`, or SQLite's errors.
  func save(_ save: WaitingSave) throws -> SavedArticles {
    let subscriptions = SubscriptionsTable(connection: connection)
    let id = save.subscription
    guard var subscription = try subscriptions.subscription(id),
      let number = try subscriptions.number(of: id)
    else { throw ArticleRepositoryError.noSuchSubscription(id) }
    let address = subscription.address
    subscription.record(save.outcome, at: save.time)
    if let other = try subscriptions.id(withAddress: subscription.address), other != id {
      // It moved to where another is already: two can't share an address, so this one stays.
      subscription.address = address
    }
    try subscriptions.update(subscription)
    let saver = ArticlesSaver(connection: connection, subscription: subscription, number: number)
    return try saver.save(save.drafts, at: save.time)
  }
}

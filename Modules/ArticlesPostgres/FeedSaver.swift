#if Postgres
  internal import Articles
  internal import PostgreSQL

  #if canImport(FoundationEssentials)
    internal import FoundationEssentials
  #else
    internal import Foundation
  #endif

  /// Saves how a fetch of one subscription ended, inside of a transaction that holds it.
  struct FeedSaver {
    let id: SubscriptionID
    let outcome: FetchOutcome
    let time: Date
    let plainText: @Sendable (String) -> String

    /// What is to be read first, in one round trip: the subscription, and what is known of the articles.
    var reading: [Query] {
      [SubscriptionsTable.locking(id)] + (articles.map { StoredArticles.reading($0, of: id) } ?? [])
    }

    /// - Returns: what it came to, once the transaction is committed.
    /// - Throws: `ArticleRepositoryError.noSuchSubscription`, or PostgreSQL's errors.
    func save(in transaction: inout Transaction) throws -> SaveSummary {
      let known = transaction.answers[0].first {
        (subscription: SubscriptionsTable.subscription($0), number: SubscriptionsTable.number($0))
      }
      guard let (stored, number) = known else {
        throw ArticleRepositoryError.noSuchSubscription(id)
      }
      var subscription = stored
      try record(on: &subscription, transaction.connection)
      transaction.finishing += [SubscriptionsTable.updating(subscription), ClaimsTable.ending(id)]
      guard let articles else { return SaveSummary() }
      var saver = ArticlesSaver(
        subscription: subscription, stored: StoredArticles(transaction.answers.dropFirst()))
      saver.take(articles, at: time)
      try saver.write(in: &transaction, subscription: number, plainText: plainText)
      return saver.summary
    }

    private var articles: [ArticleDraft]? {
      guard case .changed(let feed) = outcome else { return nil }
      return feed.articles
    }

    private func record(on subscription: inout Subscription, _ connection: Connection) throws {
      let address = subscription.address
      subscription.record(outcome, at: time)
      guard subscription.address != address else { return }
      let table = SubscriptionsTable(connection: connection)
      if let other = try table.id(withAddress: subscription.address), other != id {
        // It moved to where another is already: two can't share an address, so this one stays.
        subscription.address = address
      }
    }
  }
#endif

#if Postgres
  internal import Articles
  internal import PostgreSQL
  internal import TextSearch

  #if canImport(FoundationEssentials)
    internal import FoundationEssentials
  #else
    internal import Foundation
  #endif

  /// Saves how a fetch of one subscription ended, inside of a transaction that holds it.
  struct FeedSaver: Sendable {
    private let id: SubscriptionID
    private let outcome: FetchOutcome
    private let time: Date
    private let plainText: @Sendable (String) -> String
    /// `nil` for a fetch that brought no feed.
    private let drafts: [IdentifiedDraft]?
    private var words: [ArticleID: WordVector] = [:]

    init(
      _ outcome: FetchOutcome, for id: SubscriptionID, at time: Date,
      plainText: @escaping @Sendable (String) -> String
    ) {
      self.id = id
      self.outcome = outcome
      self.time = time
      self.plainText = plainText
      if case .changed(let feed) = outcome {
        drafts = feed.articles.map { IdentifiedDraft($0, of: id) }
      } else {
        drafts = nil
      }
    }

    /// Under which the articles may be stored.
    var articleIDs: [ArticleID] { drafts?.flatMap(\.ids) ?? [] }

    /// Makes the words of what will be new, before the transaction begins: those who save at once do so beside
    /// each other and beside the server. What turns out to be new nevertheless gets its words there.
    /// - Parameter known: those of ``articleIDs`` that are stored.
    mutating func makeWords(except known: Set<ArticleID>) {
      for draft in drafts ?? [] where known.isDisjoint(with: draft.ids) {
        words[draft.id] = WordVector(SearchedText(draft.draft, plainText))
      }
    }

    /// What is to be read first, in one round trip: the subscription, and what is known of the articles.
    var reading: [Query] {
      [SubscriptionsTable.locking(id)] + (drafts == nil ? [] : StoredArticles.reading(articleIDs))
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
      guard let drafts else { return SaveSummary() }
      var saver = ArticlesSaver(
        subscription: subscription, stored: StoredArticles(transaction.answers.dropFirst()))
      saver.take(drafts, at: time)
      try saver.write(in: &transaction, subscription: number) { stored in
        words[stored.article.id].map { IndexedContent(stored.article, stored.content, $0) }
          ?? IndexedContent(stored.article, stored.content, plainText: plainText)
      }
      return saver.summary
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

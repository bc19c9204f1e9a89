#if Postgres
  public import Articles
  internal import PostgreSQL

  #if canImport(FoundationEssentials)
    public import FoundationEssentials
  #else
    public import Foundation
  #endif

  /// Articles in a database of a PostgreSQL server, 13 or newer.
  ///
  /// One connection writes, another reads, so that a reader never waits for a refresh. Any number of
  /// processes on any number of machines may use the database at once. A server that goes away is waited
  /// for, half a minute at most.
  public final class PostgresArticleRepository: ArticleRepositoryInterface, Sendable {
    let opener: StoreOpener
    let reader: StoreConnection
    let writer: StoreConnection

    /// Connects nowhere and can't fail: the tables are made, in the first schema of the user's search path,
    /// when something is first asked of the repository.
    ///
    /// - Parameters:
    ///   - address: a connection string or URI as libpq reads it. Its password is never told.
    ///   - plainText: makes the text to search out of an article's HTML.
    public convenience init(address: String, plainText: @escaping @Sendable (String) -> String) {
      self.init(
        address: address, migrations: Schema.migrations, patience: .seconds(30),
        plainText: plainText)
    }

    init(
      address: String, migrations: [Migration], patience: Duration,
      plainText: @escaping @Sendable (String) -> String
    ) {
      opener = StoreOpener(
        address: ServerAddress(address), migrations: migrations, plainText: plainText)
      reader = StoreConnection(opener, patience: patience)
      writer = StoreConnection(opener, patience: patience)
    }

    public func subscriptions() async throws -> [Subscription] {
      try await reader.perform { try SubscriptionsTable(connection: $0).all() }
    }

    public func subscribe(to drafts: [SubscriptionDraft]) async throws -> [Subscription] {
      try await writer.write { transaction in
        let table = SubscriptionsTable(connection: transaction.connection)
        return try drafts.map(table.subscribe)
      }
    }

    public func unsubscribe(_ subscription: SubscriptionID) async throws {
      try await writer.write { transaction in
        try SubscriptionsTable(connection: transaction.connection).delete(subscription)
      }
    }

    public func articlesList(_ query: ArticleQuery) async throws -> [Article] {
      try await reader.perform { try ArticlesTable(connection: $0).list(query) }
    }

    public func search(_ query: SearchQuery, limit: Int) async throws -> [SearchHit] {
      guard let expression = SearchExpression(query), limit > 0 else { return [] }
      let plainText = opener.plainText
      return try await reader.perform {
        try Search(connection: $0, plainText: plainText).hits(expression, limit: limit)
      }
    }

    public func content(of article: ArticleID) async throws -> ArticleContent? {
      try await reader.perform { try ContentsTable(connection: $0).content(of: article) }
    }

    public func mark(_ mark: ArticleMark, _ query: ArticleQuery) async throws -> Int {
      try await writer.write { transaction in
        try ArticlesTable(connection: transaction.connection).mark(mark, query)
      }
    }

    public func claim(_ claim: FeedClaim, at time: Date) async throws -> ClaimedFeeds {
      try await writer.write(reading: ClaimsTable.entering(claim, at: time)) { transaction in
        ClaimsTable.claimed(transaction.answers)
      }
    }

    public func renewClaims(of refresher: UUID, until: Date) async throws {
      try await writer.perform { connection in
        _ = try connection.run(ClaimsTable.renewing(refresher, until: until))
      }
    }

    public func releaseClaims(of refresher: UUID) async throws {
      try await writer.perform(patience: .zero) { connection in
        _ = try connection.run([ClaimsTable.releasing(refresher)])
      }
    }

    public func save(
      _ outcome: FetchOutcome, for subscription: SubscriptionID, at time: Date
    ) async throws -> SaveSummary {
      var saver = FeedSaver(outcome, for: subscription, at: time, plainText: opener.plainText)
      saver.makeWords(except: try await known(saver.articleIDs))
      return try await writer.write(reading: saver.reading) { [saver] transaction in
        try saver.save(in: &transaction)
      }
    }

    public func finishSaving() async throws {
      try await writer.perform { connection in
        do {
          for tidying in [WritersTable.forgettingThoseWhoAreGone, ContentsTable.finishingIndex] {
            try connection.run([tidying])
          }
        } catch let error as PostgreSQLError
          where error.reason == .notAllowed || error.reason == .readOnly
        {
          // Who doesn't own the store leaves it to others, and to the server's vacuum.
        }
      }
    }

    public func lastRefresh() async throws -> Date? {
      try await reader.perform { try SubscriptionsTable(connection: $0).lastSuccess() }
    }

    public func statistics() async throws -> StoreStatistics {
      let location = opener.location
      return try await reader.perform {
        try StoreCounts(connection: $0).statistics(at: location)
      }
    }

    public func prune(_ request: PruneRequest) async throws -> PruneReport {
      let pruning = Pruning(request: request)
      return try await writer.write(reading: [pruning.query]) { transaction in
        Pruning.report(transaction.answers[0])
      }
    }

    public func checkIntegrity() async throws -> IntegrityReport {
      let check = IntegrityCheck(plainText: opener.plainText)
      return try await writer.write { try check.run(in: &$0) }
    }

    private func known(_ ids: [ArticleID]) async throws -> Set<ArticleID> {
      guard !ids.isEmpty else { return [] }
      return try await reader.perform { try StoredArticles.known(ids, on: $0) }
    }
  }
#endif

public import Articles
internal import SQLite
internal import Synchronization

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// Articles in an SQLite file.
///
/// One connection writes, another reads, so that a reader never waits for a refresh; a third writes the search index,
/// which is a file of its own, and a fourth brings the logs into the files, so that those who write seldom wait for
/// the disk. Any number of processes may use the file at once; who finds it held waits, ten seconds at most.
public final class SQLiteArticleRepository: ArticleRepositoryInterface, Sendable {
  let opener: StoreOpener
  let reader: StoreConnection
  let writer: StoreConnection
  let indexer: StoreConnection
  let checkpointer: StoreConnection
  let isIndexing = Mutex(false)
  /// Those that are indexed, but perhaps not on the disk, and therefore still in the queue.
  let indexed = Mutex<Set<QueuedArticle>>([])
  let texts = SavedTexts()
  private let saves: WaitingSaves
  private let claims = Mutex(ClaimLedger())

  /// Opens nothing and can't fail: the file, and folders above it that aren't there, are made when
  /// something is first asked of the repository.
  ///
  /// - Parameters:
  ///   - path: of the file.
  ///   - plainText: makes the text to search out of an article's HTML.
  public convenience init(path: String, plainText: @escaping @Sendable (String) -> String) {
    self.init(
      path: path, migrations: Schema.migrations, patience: .seconds(10), plainText: plainText)
  }

  init(
    path: String, migrations: [Migration], patience: Duration,
    plainText: @escaping @Sendable (String) -> String
  ) {
    opener = StoreOpener(
      file: StoreFile(path: path), migrations: migrations, plainText: plainText)
    reader = StoreConnection(opener, patience: patience)
    writer = StoreConnection(opener, patience: patience)
    indexer = StoreConnection(opener, patience: patience)
    checkpointer = StoreConnection(opener, patience: patience)
    saves = WaitingSaves(texts: texts)
  }

  public func subscriptions() async throws -> [Subscription] {
    try await reader.perform { try SubscriptionsTable(connection: $0).all() }
  }

  public func subscribe(to drafts: [SubscriptionDraft]) async throws -> [Subscription] {
    try await writer.perform { connection in
      try connection.write {
        let table = SubscriptionsTable(connection: connection)
        return try drafts.map(table.subscribe)
      }
    }
  }

  public func unsubscribe(_ subscription: SubscriptionID) async throws {
    try await writer.perform { connection in
      try connection.write { try SubscriptionsTable(connection: connection).delete(subscription) }
    }
    _ = await tidy()
  }

  public func articlesList(_ query: ArticleQuery) async throws -> [Article] {
    try await reader.perform { try ArticlesTable(connection: $0).list(query) }
  }

  public func search(_ query: SearchQuery, limit: Int) async throws -> [SearchHit] {
    guard let expression = SearchExpression(query), limit > 0 else { return [] }
    let file = opener.searchFile
    try await completeIndex()
    return try await reader.perform { connection in
      try file.useExisting(on: connection) { try $0.search(expression, limit: limit) } ?? []
    }
  }

  public func content(of article: ArticleID) async throws -> ArticleContent? {
    try await reader.perform { try ContentsTable(connection: $0).content(of: article) }
  }

  public func mark(_ mark: ArticleMark, _ query: ArticleQuery) async throws -> Int {
    try await writer.perform { connection in
      try connection.write { try ArticlesTable(connection: connection).mark(mark, query) }
    }
  }

  /// Refreshers of other processes aren't seen: a person who starts a refresh again that was killed would
  /// have to wait for it.
  public func claim(_ claim: FeedClaim, at time: Date) async throws -> ClaimedFeeds {
    let seen = claim.candidates.map(\.subscription)
    let settled = try await reader.perform { connection in
      let table = SubscriptionsTable(connection: connection)
      return try seen.filter { try !table.hasOutcome(of: $0) }.map(\.id)
    }
    return claims.withLock { $0.enter(claim, at: time, settled: Set(settled)) }
  }

  public func renewClaims(of refresher: UUID, until: Date) async throws {
    try Task.checkCancellation()
    claims.withLock { $0.renew(of: refresher, until: until) }
  }

  public func releaseClaims(of refresher: UUID) async throws {
    try Task.checkCancellation()
    claims.withLock { $0.strikeAll(of: refresher) }
  }

  public func save(
    _ outcome: FetchOutcome, for subscription: SubscriptionID, at time: Date
  ) async throws -> SaveSummary {
    let save = WaitingSave(outcome, for: subscription, at: time)
    saves.add(save)
    let saved = try await writer.commit(save, of: saves)
    for (queued, draft) in saved.queued {
      texts.keep(SearchText(draft, plainText: opener.plainText), of: queued)
    }
    claims.withLock { $0.strike(subscription) }
    await indexFullBatch()
    return saved.summary
  }

  public func finishSaving() async throws {
    await laterIfItFails { try await self.indexWhatWaits() }
    try Task.checkCancellation()
    await emptyLogs()
  }

  public func lastRefresh() async throws -> Date? {
    try await reader.perform { try SubscriptionsTable(connection: $0).lastSuccess() }
  }

  public func statistics() async throws -> StoreStatistics {
    let file = opener.file
    return try await reader.perform { connection in
      try connection.read { try StoreCounts(connection: connection).statistics(of: file) }
    }
  }

  public func prune(_ request: PruneRequest) async throws -> PruneReport {
    let (pruned, size) = try await writer.perform { connection in
      let size = try FreePages(connection: connection).fileSize()
      return (try connection.write { try Pruning(connection: connection).prune(request) }, size)
    }
    var report = pruned
    if let newSize = await tidy() { report.freedBytes = max(0, size - newSize) }
    return report
  }

  public func checkIntegrity() async throws -> IntegrityReport {
    var report = try await checkStore()
    report.repairs += try await checkIndex()
    return report
  }

  private func checkStore() async throws -> IntegrityReport {
    let opener = opener
    do {
      return try await writer.perform { connection in
        try IntegrityCheck(connection: connection, opener: opener).run()
      }
    } catch ArticleRepositoryError.damaged {
      return try await rescueClosed()
    }
  }

  /// Lets go of the files, to be opened again when something is next asked of the repository.
  func close() async {
    for connection in [reader, writer, indexer, checkpointer] { await connection.close() }
  }

  /// A store that can't even be opened is looked through without, and a new one takes its place.
  private func rescueClosed() async throws -> IntegrityReport {
    await close()
    let opener = opener
    return try await writer.perform(withoutConnection: {
      let copy = try opener.file.copyAside()
      let lines = try StoreRescue(opener: opener, copy: StoreFile(path: copy)).run(replacing: nil)
      return IntegrityReport(problems: lines.problems, repairs: lines.repairs, copy: copy)
    })
  }
}

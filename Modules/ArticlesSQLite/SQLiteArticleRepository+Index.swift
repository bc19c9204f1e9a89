internal import Articles
internal import SQLite
internal import Synchronization

extension SQLiteArticleRepository {
  /// Makes sure that a search finds what was saved before it. Where the index has all of that, nothing is written: it may
  /// be one that can't be.
  func completeIndex() async throws {
    let file = opener.searchFile
    let isComplete = try await reader.perform { connection in
      try file.useExisting(on: connection) { try $0.isComplete() }
    }
    if isComplete != true { try await indexWhatWaits() }
  }

  /// Indexes all that waits, batch by batch, so that others of this and other processes go on between them.
  func indexWhatWaits() async throws {
    let file = opener.searchFile
    // All articles wait where there is no index yet.
    try await indexer.perform { try file.use(on: $0) { _ in } }
    while try await indexBatch(ofAtLeast: 1) {}
    await settle()
    try await indexer.perform { try file.use(on: $0) { try $0.forgetBatches() } }
  }

  /// Indexes a batch once enough waits for one, so that what is left for the next search is little.
  ///
  /// One does at a time; others save on meanwhile, until their texts get too many.
  func indexFullBatch() async {
    let isFirst = isIndexing.withLock { isIndexing in
      defer { isIndexing = true }
      return !isIndexing
    }
    guard isFirst || texts.areMany else { return }
    let isIndexed = await laterIfItFails {
      try await self.indexBatch(ofAtLeast: SearchIndex.fullCount)
    }
    if isFirst { isIndexing.withLock { $0 = false } }
    if isIndexed == true { await settle() }
  }

  /// - Returns: whether so many waited.
  private func indexBatch(ofAtLeast count: Int) async throws -> Bool {
    let file = opener.searchFile
    return try await indexer.perform { connection in
      let indexed = self.indexed.withLock(\.self)
      let waiting = try SearchQueue(connection: connection).first(count, besides: indexed)
      guard waiting.count == count else { return false }
      let batch = try file.use(on: connection) {
        try $0.indexBatch(besides: indexed, self.texts)
      }
      self.indexed.withLock { $0.formUnion(batch) }
      return !batch.isEmpty
    }
  }

  /// Brings most of what stands in the logs into the files, while others go on writing, and takes out of the queue
  /// what the disk has: a machine that stops forgets what is in a log alone.
  private func settle() async {
    let file = opener.searchFile
    await laterIfItFails {
      let indexed = self.indexed.withLock(\.self)
      let batches = try await self.checkpointer.perform { connection in
        let batches = try file.useExisting(on: connection) { try $0.shortenLog() }
        try connection.run("PRAGMA main.wal_checkpoint(PASSIVE)")
        return batches ?? nil
      }
      guard let batches, !indexed.isEmpty else { return }
      try await self.writer.perform { connection in
        try connection.write {
          try SearchQueue(connection: connection).settle(indexed, in: batches)
        }
      }
      self.indexed.withLock { $0.subtract(indexed) }
    }
  }

  /// Looks through the search index, and makes it again where it isn't that of the articles.
  /// - Returns: what was repaired, one line each.
  func checkIndex() async throws -> [String] {
    let repairs = try await repairIndex()
    try await completeIndex()
    return repairs
  }

  /// What is made among damaged pages could be damaged by them: such a file is removed, and one that isn't the
  /// store's, too, as nobody can tell what is in it.
  private func repairIndex() async throws -> [String] {
    let file = opener.searchFile
    do {
      let repairs = try await indexer.perform { connection in
        try file.useExisting(on: connection) { try $0.repair() }
      }
      if let repairs { return repairs }
    } catch ArticleRepositoryError.damagedIndex {
      try await removeIndex()
      return [SearchIndex.damage]
    }
    let isMissed = try await indexer.perform { connection in
      try !connection.isReadOnly && SearchIndex(connection: connection).isExpected()
    }
    try await removeIndex()
    return isMissed ? [SearchIndex.absence] : []
  }

  /// A connection that came upon damage may not let go of it otherwise.
  private func removeIndex() async throws {
    await close()
    try opener.searchFile.remove()
  }

  /// Gives the room back that articles left.
  /// - Returns: how many bytes the store's file has then.
  func tidy() async -> Int64? {
    let file = opener.searchFile
    await laterIfItFails {
      try await self.indexer.perform { connection in
        try file.useExisting(on: connection) { try $0.compact() }
      }
    }
    let size = await laterIfItFails {
      try await self.writer.perform { connection in
        let pages = FreePages(connection: connection)
        try pages.giveBack()
        return try pages.fileSize()
      }
    }
    await emptyLogs()
    return size
  }

  /// Brings what stands in the logs into the files, and gives the logs' room back, unless somebody reads them.
  func emptyLogs() async {
    let file = opener.searchFile
    await laterIfItFails {
      try await self.indexer.perform { connection in
        // All databases that are attached.
        _ = try file.useExisting(on: connection) { _ in }
        try connection.run("PRAGMA wal_checkpoint(TRUNCATE)")
      }
    }
  }

  /// The call that comes before is done and saved, so that it mustn't throw for what follows. What
  /// failed here is still in the queue; the next search does it, or says why it can't.
  @discardableResult
  func laterIfItFails<Result>(_ work: () async throws -> Result) async -> Result? {
    try? await work()
  }
}

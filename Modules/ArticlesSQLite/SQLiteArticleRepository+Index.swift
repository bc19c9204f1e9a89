internal import Articles
internal import SQLite

extension SQLiteArticleRepository {
  /// Indexes all that waits, so that a search finds what was saved before it.
  ///
  /// Batch by batch, so that a refresh meanwhile goes on between them. A store that can't be written, or
  /// has no room, is searched as far as it's indexed.
  func indexWhatWaits() async throws {
    let texts = texts
    while try await reader.perform({ try SearchIndex(connection: $0).isBehind(by: 1) }) {
      do {
        try await writer.perform { try SearchIndex(connection: $0).indexBatch(texts) }
      } catch ArticleRepositoryError.readOnly, ArticleRepositoryError.full {
        return
      }
    }
  }

  /// Indexes a batch once enough waits for one, so that what is left for the next search is little.
  func indexFullBatch() async {
    let texts = texts
    let isIndexed = await laterIfItFails {
      try await self.writer.perform { connection in
        let index = SearchIndex(connection: connection)
        guard try index.isBehind(by: SearchIndex.batchSize) else { return false }
        try index.indexBatch(texts)
        return true
      }
    }
    if isIndexed == true { await shortenLog() }
  }

  /// Brings most of what stands in the log into the file, while others go on writing.
  private func shortenLog() async {
    await laterIfItFails {
      try await self.checkpointer.perform { _ = try $0.run("PRAGMA wal_checkpoint(PASSIVE)") }
    }
  }

  /// Gives the room back that articles left.
  /// - Returns: how many bytes the store's file has then.
  func tidy() async -> Int64? {
    let size = await laterIfItFails {
      try await self.writer.perform { connection in
        try SearchIndex(connection: connection).compact()
        let pages = FreePages(connection: connection)
        try pages.giveBack()
        return try pages.fileSize()
      }
    }
    await emptyLog()
    return size
  }

  /// Brings what stands in the log into the file, and gives the log's room back, unless somebody reads it.
  func emptyLog() async {
    await laterIfItFails {
      try await self.writer.perform { _ = try $0.run("PRAGMA wal_checkpoint(TRUNCATE)") }
    }
  }

  /// The call that comes before is done and saved, so that it mustn't throw for what follows. What
  /// failed here is still in the queue; the next search does it, or says why it can't.
  @discardableResult
  private func laterIfItFails<Result>(_ work: () async throws -> Result) async -> Result? {
    try? await work()
  }
}

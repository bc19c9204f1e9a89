public import Articles
internal import SQLite

extension SQLiteArticleRepository {
  public func archivedArticles(after id: ArticleID?, limit: Int) async throws -> [ArchivedArticle] {
    try await reader.perform { try Archiving(connection: $0).articles(after: id, limit: limit) }
  }

  public func prunedArticles(after id: ArticleID?, limit: Int) async throws -> [PrunedArticle] {
    try await reader.perform { try Archiving(connection: $0).pruned(after: id, limit: limit) }
  }

  public func restore(_ archive: Archive) async throws -> RestoreSummary {
    let summary = try await writer.perform { connection in
      try connection.write { try Archiving(connection: connection).restore(archive) }
    }
    await indexFullBatch()
    return summary
  }
}

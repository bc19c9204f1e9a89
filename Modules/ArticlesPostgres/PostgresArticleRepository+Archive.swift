#if Postgres
  public import Articles

  extension PostgresArticleRepository {
    public func archivedArticles(
      after id: ArticleID?, limit: Int
    ) async throws -> [ArchivedArticle] {
      try await reader.perform { try Archiving(connection: $0).articles(after: id, limit: limit) }
    }

    public func prunedArticles(after id: ArticleID?, limit: Int) async throws -> [PrunedArticle] {
      try await reader.perform { try Archiving(connection: $0).pruned(after: id, limit: limit) }
    }

    public func restore(_ archive: Archive) async throws -> RestoreSummary {
      let plainText = opener.plainText
      return try await writer.write { transaction in
        try Restoring(connection: transaction.connection, plainText: plainText).restore(archive)
      }
    }
  }
#endif

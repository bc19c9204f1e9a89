#if Postgres
  import Articles
  import PostgreSQL
  import PostgresServers
  import Testing

  @testable import ArticlesPostgres

  @Suite("A search in PostgreSQL")
  struct SearchTests {
    @Test("finds the same by dates, before the server knows its tables, and by words, when it does")
    func bothWays() async throws {
      let database = try TestDatabase()
      let repository = database.repository()
      try await repository.fill(30)
      try await repository.fill(5, feed: 1, html: "hay")
      let queries = ["needle", "x7", "title:article -hay", "\"needle x3\"", "hay needle"]
      var hits: [[SearchHit]] = []
      for query in queries {
        hits.append(try await repository.search(SearchQuery(query), limit: 10))
      }
      #expect(hits.map(\.count) == [10, 1, 10, 1, 0])
      try database.connection().execute("ANALYZE contents")
      for (query, hits) in zip(queries, hits) {
        #expect(try await repository.search(SearchQuery(query), limit: 10) == hits, "\(query)")
      }
    }
  }
#endif

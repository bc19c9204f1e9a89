#if Postgres
  import Articles
  import PostgreSQL
  import PostgresServers
  import Testing

  @testable import ArticlesPostgres

  @Suite("A password in the address of a server is never told,")
  struct SecrecyTests {
    @Test(
      "whatever the address is",
      arguments: [
        "postgres://ann:hunter2@127.0.0.1:1/news", "postgres://ann:hunter2@[::1/news",
        "postgres://ann:hunter2@127.0.0.1:1/news?nonsense=1",
        "host=127.0.0.1 port=1 password=hunter2",
        "postgres://127.0.0.1:1/news?password=hunter2", "host=127.0.0.1 'hunter2",
        "postgres://ann:hunter2%ZZ@127.0.0.1/news", "postgres://ann:hunter2@127.0.0.1:port/news",
        "postgres://ann:p@hunter2@127.0.0.1:1/news", "postgres://ann:hunter2/x@127.0.0.1:1/news",
        "postgres://ann:1/hunter2@127.0.0.1:1/news", "postgres://ann:hunter2?x@127.0.0.1:1/news",
        "POSTGRES://ann:hunter2@127.0.0.1:1/news", "mysql://ann:hunter2@127.0.0.1:1/news",
      ])
    func anyAddress(address: String) async throws {
      let repository = PostgresArticleRepository(
        address: address, migrations: Schema.migrations, patience: .zero
      ) { $0 }
      let error = await #expect(throws: ArticleRepositoryError.self) {
        try await repository.subscriptions()
      }
      #expect(!String(reflecting: try #require(error)).contains("hunter2"))
    }

    @Test("and may have anything in it where the address is no URI")
    func anyPassword() {
      let address = ServerAddress("host=db.example password='a://b@c@d/e' dbname=news")
      #expect(address.description == "postgres://db.example/news")
    }

    @Test("when it's wrong, or right")
    func wrongOrRight() async throws {
      let database = try TestDatabase()
      let statistics = try await database.repository().statistics()
      #expect(!statistics.location.contains("secret"))
      let address = database.address.replacing(":secret@", with: ":hunter2@")
      let repository = PostgresArticleRepository(address: address) { $0 }
      let error = await #expect(throws: ArticleRepositoryError.self) {
        try await repository.subscriptions()
      }
      let text = String(reflecting: try #require(error))
      #expect(text.contains("password authentication failed"))
      #expect(!text.contains("hunter2"))
    }
  }
#endif

#if Postgres
  import Articles
  import ArticlesPostgres
  import Contracts
  import PostgresServers
  import Testing

  @Suite("An article repository in PostgreSQL keeps the promise that")
  struct PostgresArticleRepositoryTests {
    let database: TestDatabase
    let repository: PostgresArticleRepository

    init() throws {
      database = try TestDatabase()
      repository = database.repository()
    }

    @Test(arguments: ArticleRepositoryContract.subscribing)
    func subscribing(_ promise: Promise) async throws { try await promise.check(repository) }

    @Test(arguments: ArticleRepositoryContract.outcomes)
    func outcomes(_ promise: Promise) async throws { try await promise.check(repository) }

    @Test(arguments: ArticleRepositoryContract.claiming)
    func claiming(_ promise: Promise) async throws { try await promise.check(repository) }

    @Test(arguments: ArticleRepositoryContract.saving)
    func saving(_ promise: Promise) async throws { try await promise.check(repository) }

    @Test(arguments: ArticleRepositoryContract.listing)
    func listing(_ promise: Promise) async throws { try await promise.check(repository) }

    @Test(arguments: ArticleRepositoryContract.marking)
    func marking(_ promise: Promise) async throws { try await promise.check(repository) }

    @Test(arguments: ArticleRepositoryContract.searching)
    func searching(_ promise: Promise) async throws { try await promise.check(repository) }

    @Test(arguments: ArticleRepositoryContract.pruning)
    func pruning(_ promise: Promise) async throws { try await promise.check(repository) }

    @Test(arguments: ArticleRepositoryContract.archiving)
    func archiving(_ promise: Promise) async throws { try await promise.check(repository) }

    @Test(arguments: ArticleRepositoryContract.counting)
    func counting(_ promise: Promise) async throws { try await promise.check(repository) }
  }
#endif

#if Postgres
  public import Articles
  import ArticlesInMemory
  import ArticlesPostgres
  import ArticlesSQLite
  import HTMLText
  public import Settings
  import Synchronization

  /// Shared, one for each store: two repositories over one would have twice the connections, and keep their
  /// prepared statements twice. The settings say which store, and they are the locator's own.
  private let repositories = Mutex<[StoreLocation: any ArticleRepositoryInterface]>([:])

  extension ArticleRepositoryLocator where Self: SettingsLocator {
    public func articleRepository() -> any ArticleRepositoryInterface {
      let store = settings().store
      return repositories.withLock { repositories in
        if let repository = repositories[store] { return repository }
        let repository = makeRepository(store)
        repositories[store] = repository
        return repository
      }
    }
  }

  private func makeRepository(_ store: StoreLocation) -> any ArticleRepositoryInterface {
    switch store {
    case .memory: InMemoryArticleRepository(plainText: plainText)
    case .file(let path): SQLiteArticleRepository(path: path, plainText: plainText)
    case .server(let address): PostgresArticleRepository(address: address, plainText: plainText)
    }
  }

  @Sendable private func plainText(_ html: String) -> String {
    HTMLFragment(html).plainText
  }
#endif

public import Articles
import ArticlesInMemory
import ArticlesSQLite
import HTMLText
public import Settings
import Synchronization

/// Shared, one for each store: two repositories over one file would wait for each other and keep
/// their prepared statements twice. The settings say which store, and they are the locator's own.
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
  // It can't be a file, and is refused as one: DefaultsPostgres has servers, too.
  case .server: SQLiteArticleRepository(path: "postgres://", plainText: plainText)
  }
}

@Sendable private func plainText(_ html: String) -> String {
  HTMLFragment(html).plainText
}

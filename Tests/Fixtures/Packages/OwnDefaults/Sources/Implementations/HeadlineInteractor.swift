public import Articles
public import Interactor
import Reachability

/// An interactor of somebody else's: it serves what is stored, and follows nothing.
public struct HeadlineInteractor: ArticleInteractorInterface {
  private let repository: any ArticleRepositoryInterface
  private let reachability: any ReachabilityInterface

  public init(serviceLocator: any ArticleInteractorServiceLocatorInterface) {
    repository = serviceLocator.articleRepository()
    reachability = serviceLocator.reachability()
  }

  public func articlesList(_ query: ArticleQuery) async throws -> ServedArticles {
    ServedArticles(
      articles: try await repository.articlesList(query), asOf: nil,
      isConnected: reachability.isConnected())
  }

  public func add(_ address: String, tags: [String]) async throws -> AddedFeed {
    throw ArticleInteractorError.noFeedFound(address: address)
  }

  public func refresh(_ request: RefreshRequest) -> AsyncThrowingStream<RefreshEvent, any Error> {
    AsyncThrowingStream { continuation in
      continuation.yield(.finished(RefreshReport(isConnected: reachability.isConnected())))
      continuation.finish()
    }
  }

  public func waitForRefreshes() async {}
}

public import Articles
public import Feeds
import Implementations
public import Interactor
public import Reachability

extension ArticleRepositoryLocator {
  public func articleRepository() -> any ArticleRepositoryInterface { BookmarkRepository() }
}

extension FeedSourceLocator {
  public func feedSource() -> any FeedSourceInterface { NoFeeds() }
}

extension ReachabilityLocator {
  public func reachability() -> any ReachabilityInterface { AlwaysConnected() }
}

extension ArticleInteractorLocator where Self: ArticleInteractorServiceLocatorInterface {
  public func articleInteractor() -> any ArticleInteractorInterface {
    HeadlineInteractor(serviceLocator: self)
  }
}

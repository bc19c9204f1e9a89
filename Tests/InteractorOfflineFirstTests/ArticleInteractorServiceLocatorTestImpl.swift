import Articles
import Fakes
import Feeds
import Interactor
import Reachability

/// The tests' own service locator: its fakes live as long as it does, so that a test can turn them.
final class ArticleInteractorServiceLocatorTestImpl: ArticleInteractorServiceLocatorInterface {
  let fakeArticleRepository = FakeArticleRepository()
  let fakeFeedSource = FakeFeedSource()
  let fakeReachability = FakeReachability()

  func articleRepository() -> any ArticleRepositoryInterface { fakeArticleRepository }
  func feedSource() -> any FeedSourceInterface { fakeFeedSource }
  func reachability() -> any ReachabilityInterface { fakeReachability }
}

public import Interactor
import InteractorOfflineFirst

extension ArticleInteractorLocator where Self: ArticleInteractorServiceLocatorInterface {
  /// New each time: it keeps nothing of its own. It gets the whole locator, so that one override
  /// reaches everything that is built beneath it.
  public func articleInteractor() -> any ArticleInteractorInterface {
    ArticleInteractor(serviceLocator: self)
  }
}

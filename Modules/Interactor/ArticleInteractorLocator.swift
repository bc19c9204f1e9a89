/// Hands out the article interactor.
public protocol ArticleInteractorLocator: Sendable {
  func articleInteractor() -> any ArticleInteractorInterface
}

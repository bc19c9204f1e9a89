/// Hands out the article repository.
public protocol ArticleRepositoryLocator: Sendable {
  func articleRepository() -> any ArticleRepositoryInterface
}

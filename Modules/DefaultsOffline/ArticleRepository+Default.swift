public import Articles
import ArticlesInMemory
import HTMLText

/// Shared: what one part of the App stores, the others must find. It ends with the process.
private let shared = InMemoryArticleRepository(plainText: plainText)

extension ArticleRepositoryLocator {
  public func articleRepository() -> any ArticleRepositoryInterface { shared }
}

@Sendable private func plainText(_ html: String) -> String {
  HTMLFragment(html).plainText
}

import Articles

struct BookmarksServiceLocator: ArticleRepositoryLocator {
  func articleRepository() -> any ArticleRepositoryInterface { BookmarkRepository() }
}

let repository = BookmarksServiceLocator().articleRepository()
for article in try await repository.articlesList(ArticleQuery()) {
  print(article.id, article.title ?? "")
}

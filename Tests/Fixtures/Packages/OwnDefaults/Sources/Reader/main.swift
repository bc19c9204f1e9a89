import Articles
import DefaultsOwn
import Interactor

struct ReaderServiceLocator: ArticleInteractorLocator, ArticleInteractorServiceLocatorInterface {}

let served = try await ReaderServiceLocator().articleInteractor().articlesList(ArticleQuery())
print(served.isConnected ? "connected" : "offline", served.articles.map { $0.title ?? "" })

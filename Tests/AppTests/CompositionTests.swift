import Articles
import ArticlesInMemory
import ArticlesSQLite
import ChildProcesses
import Defaults
import Foundation
import Interactor
import InteractorOfflineFirst
import Reachability
import ReachabilityOffline
import ReachabilitySystem
import Settings
import Testing

@testable import App

@Suite("The App's service locator")
struct TheAppsServiceLocator {
  @Test("hands out the defaults")
  func handsOutDefaults() {
    let locator = AppServiceLocator(store: .file("/nowhere/a.sqlite"))

    #expect(locator.reachability() is SystemReachability)
    #expect(locator.articleRepository() is SQLiteArticleRepository)
    #expect(locator.articleInteractor() is ArticleInteractor)
    #expect(locator.settings().store == .file("/nowhere/a.sqlite"))
  }

  @Test("shares one repository for each store")
  func sharesRepositories() {
    func repository(_ store: StoreLocation) -> ObjectIdentifier {
      ObjectIdentifier(AppServiceLocator(store: store).articleRepository() as AnyObject)
    }
    #expect(repository(.file("/nowhere/a")) == repository(.file("/nowhere/a")))
    #expect(repository(.file("/nowhere/a")) != repository(.file("/nowhere/b")))
    #expect(AppServiceLocator(store: .memory).articleRepository() is InMemoryArticleRepository)
  }

  @Test("passes itself on, so that one override reaches everything beneath it")
  func passesItselfOn() async throws {
    let app = AppServiceLocator(store: .memory)
    let offline = ArticleInteractorServiceLocator(app: app)

    #expect(offline.reachability() is OfflineSimulator)
    #expect(try await !offline.articleInteractor().articlesList(ArticleQuery()).isConnected)
    #expect(
      ObjectIdentifier(offline.articleRepository() as AnyObject)
        == ObjectIdentifier(app.articleRepository() as AnyObject))
  }

  @Test(
    "is behind an interactor without arguments, which keeps its articles where a person's data is")
  func isBehindTheBareInitializer() async {
    await #expect(processExitsWith: .success) {
      let folder = try TemporaryFolder()
      setenv("XDG_DATA_HOME", folder.url.path, 1)
      let served = try await ArticleInteractor().articlesList(ArticleQuery())
      precondition(served.articles.isEmpty)
      precondition(folder.url("articles/articles.sqlite").exists)
    }
  }
}

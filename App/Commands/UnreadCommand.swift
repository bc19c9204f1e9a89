import Arguments
import Articles
import Interactor

/// What `articles` does on its own: what is unread, and on a first run the feed that teaches the App.
struct UnreadCommand: Command {
  static let configuration = CommandConfiguration(
    commandName: "unread",
    abstract: "Show what is unread, newest first.")

  @OptionGroup(title: "Global options") var global: GlobalOptions

  mutating func run() async throws {
    let services = global.services
    let interactor = services.articleInteractor()
    let unread = ArticleQuery(isUnread: true, limit: 50)
    var served = try await interactor.articlesList(unread)
    // A store that has articles isn't new: only an empty answer is worth a second question.
    if served.articles.isEmpty,
      try await !services.articleRepository().statistics().wasEverSubscribed
    {
      _ = try await interactor.add(WelcomeFeedSource.address, tags: [])
      served = try await interactor.articlesList(unread)
    }
    served.articles = try await global.named(served.articles)
    try global.output.write(ArticlesListRendering(served))
  }
}

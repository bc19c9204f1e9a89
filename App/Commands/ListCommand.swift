import Arguments
import Articles
import Interactor

struct ListCommand: Command {
  static let configuration = CommandConfiguration(
    commandName: "list",
    abstract: "Show articles, newest first.",
    examples: [
      CommandExample(
        "articles list --unread --limit 20", "Show the newest twenty that are unread."),
      CommandExample("articles list --feed swift --since 7d", "Show a week of one feed."),
      CommandExample("articles list --starred --json", "Show what is starred to a script."),
    ])

  @OptionGroup(title: "Global options") var global: GlobalOptions
  @OptionGroup var filter: FilterOptions

  @Option(help: "Which come first.")
  var order = ArticleQuery.Order.newest

  @Option(
    name: .shortAndLong, help: ArgumentHelp("How many at most; 0 for all.", valueName: "number"))
  var limit = 50

  mutating func validate() throws {
    guard limit >= 0 else { throw ValidationError("'--limit' can't be negative.") }
  }

  mutating func run() async throws {
    let services = global.services
    var query = try await filter.query(in: services.articleRepository())
    query.order = order
    query.limit = limit == 0 ? nil : limit
    var served = try await services.articleInteractor().articlesList(query)
    served.articles = try await global.named(served.articles)
    try global.output.write(ArticlesListRendering(served))
  }
}

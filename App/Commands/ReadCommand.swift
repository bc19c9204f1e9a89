import Arguments
import Articles

struct ReadCommand: Command {
  static let configuration = CommandConfiguration(
    commandName: "read",
    abstract: "Show an article's text, and mark it read.",
    discussion: "On a terminal it goes through $PAGER, where that is set.",
    examples: [
      CommandExample("articles read h195k", "Read one by the first characters of its id."),
      CommandExample("articles read h195k --keep-unread", "Read it, and leave it unread."),
    ])

  @OptionGroup(title: "Global options") var global: GlobalOptions

  @Argument(help: ArgumentHelp("The first characters of its id.", valueName: "id"))
  var ids: [String]

  @Flag(help: "Leave it unread.")
  var keepUnread = false

  mutating func run() async throws {
    let repository = global.services.articleRepository()
    let selector = ArticleSelector(repository: repository)
    var failures = Failures()
    var isFirst = true
    for id in ids {
      try await failures.collect(about: id) {
        var article = try await selector.article(withID: id)
        guard let content = try await repository.content(of: article.id) else {
          throw SelectionError.noArticle(id)
        }
        article.isRead = article.isRead || !keepUnread
        try global.output.page(ArticleRendering(article, content), isFirst: isFirst)
        isFirst = false
        if !keepUnread {
          _ = try await repository.mark(.read, ArticleQuery(idPrefix: article.id.rawValue))
        }
      }
    }
    try failures.report()
  }
}

import Arguments
import Articles

struct MarkCommand: Command {
  static let configuration = CommandConfiguration(
    commandName: "mark",
    abstract: "Mark articles read, unread, starred or unstarred.",
    examples: [
      CommandExample("articles mark starred h195k", "Keep one for later."),
      CommandExample("articles mark read --feed swift", "Be done with a feed."),
      CommandExample(
        "articles mark read --all --before 30d", "Be done with what is older than a month."),
    ])

  @OptionGroup(title: "Global options") var global: GlobalOptions

  @Argument(help: "What to mark them as.")
  var mark: ArticleMark

  @Argument(help: ArgumentHelp("The first characters of articles' ids.", valueName: "id"))
  var ids: [String] = []

  @Option(name: .shortAndLong, help: "All articles of a feed.")
  var feed: String?

  @Flag(help: "All articles of all feeds.")
  var all = false

  @Option(
    help: ArgumentHelp(
      "Only articles from before then: a date, or how long ago.", valueName: "date"))
  var before: PointInTime?

  mutating func validate() throws {
    let ways = [!ids.isEmpty, feed != nil, all].count { $0 }
    guard ways == 1 else {
      throw ValidationError("Say which articles: ids, or '--feed', or '--all', one of these.")
    }
    guard before == nil || ids.isEmpty else {
      throw ValidationError("'--before' goes with '--feed' or '--all', not with ids.")
    }
  }

  mutating func run() async throws {
    let repository = global.services.articleRepository()
    var changed = 0
    var failures = Failures()
    if ids.isEmpty {
      var query = ArticleQuery(before: before?.date)
      if let feed {
        let selector = FeedSelector(try await repository.subscriptions())
        query.subscription = try selector.feed(named: feed).id
      }
      changed = try await repository.mark(mark, query)
    }
    let selector = ArticleSelector(repository: repository)
    for id in ids {
      try await failures.collect(about: id) {
        let article = try await selector.article(withID: id)
        changed += try await repository.mark(mark, ArticleQuery(idPrefix: article.id.rawValue))
      }
    }
    if changed > 0 || failures.isEmpty {
      try global.output.write(MarkedRendering(mark: mark, count: changed))
    }
    try failures.report()
  }
}

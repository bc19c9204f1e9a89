import Arguments
import Articles

struct RemoveCommand: Command {
  static let configuration = CommandConfiguration(
    commandName: "remove",
    abstract: "Let go of feeds, with all their articles.",
    examples: [
      CommandExample("articles remove welcome", "Remove the feed with 'welcome' in its title."),
      CommandExample(
        "articles remove ykekqjd6 --yes", "Remove a feed by its id, without a question."),
    ])

  @OptionGroup(title: "Global options") var global: GlobalOptions

  @Argument(help: ArgumentHelp("Ids, addresses, or unique parts of titles.", valueName: "feed"))
  var feeds: [String]

  @Flag(name: .shortAndLong, help: "Don't ask.")
  var yes = false

  mutating func run() async throws {
    let repository = global.services.articleRepository()
    let selector = FeedSelector(try await repository.subscriptions())
    var failures = Failures()
    for name in feeds {
      try await failures.collect(about: name) {
        let feed = try selector.feed(named: name)
        guard try yes || Question(removing: feed).isAnsweredYes() else { return }
        try await repository.unsubscribe(feed.id)
        try global.output.write(RemovedFeedRendering(feed))
      }
    }
    try failures.report()
  }
}

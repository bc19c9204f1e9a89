import Arguments
import Articles
import Interactor

struct RefreshCommand: Command {
  static let configuration = CommandConfiguration(
    commandName: "refresh",
    abstract: "Bring what is new.",
    discussion: """
      Feeds that have nothing new send nothing, and one that fails doesn't hold up the rest: it's left \
      alone for a minute, then two, a day at most, unless you name it. Without a network nothing is \
      sent, and what is stored stays readable.
      """,
    examples: [
      CommandExample("articles refresh", "Ask every feed."),
      CommandExample("articles refresh swift --force", "Get one feed whole, changed or not."),
      CommandExample("articles --offline refresh", "See what a refresh does without a network."),
    ])

  @OptionGroup(title: "Global options") var global: GlobalOptions

  @Argument(
    help: ArgumentHelp(
      "Ids, addresses, or unique parts of titles; all feeds without.", valueName: "feed"))
  var feeds: [String] = []

  @Option(name: .shortAndLong, help: "How many feeds at once.")
  var jobs = 16

  @Flag(help: "Get everything whole, changed or not, and don't wait for feeds that failed lately.")
  var force = false

  @Flag(name: .shortAndLong, help: "Print a line for each feed.")
  var verbose = false

  mutating func validate() throws {
    guard (1...256).contains(jobs) else {
      throw ValidationError("'--jobs' is a number from 1 to 256, not \(jobs).")
    }
  }

  mutating func run() async throws {
    let services = global.services
    var request = RefreshRequest(jobs: jobs, isForced: force)
    if !feeds.isEmpty {
      let selector = FeedSelector(try await services.articleRepository().subscriptions())
      request.subscriptions = try feeds.map { try selector.feed(named: $0).id }
    }
    let interactor = services.articleInteractor()
    var progress = RefreshProgress(output: global.output, isVerbose: verbose)
    do {
      for try await event in interactor.refresh(request) {
        try progress.show(event)
      }
    } catch {
      await interactor.waitForRefreshes()
      // Before the line that says what happened.
      try progress.end()
      throw error
    }
    // The loop ends at once when it's cancelled.
    await interactor.waitForRefreshes()
    try progress.end()
    try Task.checkCancellation()
    if progress.failed { throw Exit.failure }
  }
}

import Arguments
import Articles

struct PruneCommand: Command {
  static let configuration = CommandConfiguration(
    commandName: "prune",
    abstract: "Remove old articles that are read and not starred.",
    discussion: "What was removed doesn't come back, even while the feed still has it.",
    examples: [
      CommandExample("articles prune --older-than 90d", "Keep three months."),
      CommandExample("articles prune --older-than 2026-01-01 --unread", "Remove unread ones too."),
    ])

  @OptionGroup(title: "Global options") var global: GlobalOptions

  @Option(
    help: ArgumentHelp("Articles from before then: a date, or how long ago.", valueName: "date"))
  var olderThan: PointInTime

  @Flag(help: "Unread ones too.")
  var unread = false

  @Flag(help: "Starred ones too.")
  var starred = false

  mutating func run() async throws {
    let repository = global.services.articleRepository()
    let feeds = try await repository.subscriptions()
    let report = try await repository.prune(
      PruneRequest(before: olderThan.date, includesUnread: unread, includesStarred: starred))
    try global.output.write(PruneRendering(report, of: feeds))
  }
}

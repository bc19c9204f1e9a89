import Arguments
import Articles

struct FeedsCommand: Command {
  static let configuration = CommandConfiguration(
    commandName: "feeds",
    abstract: "Show what is followed, how it went last, and how much of it is unread.",
    examples: [
      CommandExample("articles feeds", "Show them as a table."),
      CommandExample("articles feeds --json", "Show them to a script."),
    ])

  @OptionGroup(title: "Global options") var global: GlobalOptions

  mutating func run() async throws {
    let feeds = try await global.services.articleRepository().subscriptions()
    try global.output.write(FeedsRendering(feeds))
  }
}

import Arguments

/// The program.
struct ArticlesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "articles",
    abstract: "Read feeds, with the network or without.",
    discussion: "What you follow is on your disk, and stays readable when the network is gone.",
    examples: [
      CommandExample("articles", "Show what is unread."),
      CommandExample("articles add swift.org/blog", "Follow a feed."),
      CommandExample("articles refresh", "Bring what is new."),
      CommandExample("articles read h195k", "Read an article."),
    ],
    version: "0.1.0",
    subcommands: [
      UnreadCommand.self, AddCommand.self, RemoveCommand.self, FeedsCommand.self,
      RefreshCommand.self, ListCommand.self, SearchCommand.self, ReadCommand.self,
      MarkCommand.self, ImportCommand.self, ExportCommand.self, ParseCommand.self,
      StatusCommand.self, CheckCommand.self, PruneCommand.self, CompletionsCommand.self,
    ],
    defaultSubcommand: UnreadCommand.self)

  @OptionGroup(title: "Global options") var global: GlobalOptions
}

import Arguments

/// A program that declares a bit of everything.
struct ReaderCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Reads feeds.", version: "reader 1.2.3",
    subcommands: [ListCommand.self, AddCommand.self, MarkCommand.self, FeedCommand.self],
    defaultSubcommand: ListCommand.self)

  @OptionGroup(title: "Global options") var global: GlobalOptions
}

struct GlobalOptions: ParsableArguments {
  enum Color: String, CaseIterable, ExpressibleByArgument { case auto, always, never }

  @Option(help: ArgumentHelp("Where articles are kept.", valueName: "path"), completion: .file)
  var store: String?
  @Flag(help: "Print JSON.") var json = false
  @Option(help: "When to color.") var color = Color.auto

  mutating func validate() throws {
    if store == "" { throw ValidationError("The path of the store is empty.") }
  }
}

struct ListCommand: Command {
  enum Order: String, CaseIterable, ExpressibleByArgument { case newest, oldest }

  static let configuration = CommandConfiguration(
    abstract: "Lists articles.",
    discussion: "Without options it shows what is unread, of every feed, and never more than fits.",
    examples: [
      CommandExample("reader list -u", "What is unread."),
      CommandExample("reader list --feed Swift --limit 5", "Five articles of one feed."),
    ],
    aliases: ["ls"])

  @Flag(name: .shortAndLong, help: "Only unread articles.") var unread = false
  @Flag(name: [.short, .customLong("favorites")], help: "Only starred articles.") var starred =
    false
  @Option(name: .shortAndLong, help: "How many.") var limit = 20
  @Option(name: [.customShort("F"), .long], help: "Only of this feed.") var feed: String?
  @Option(help: "Only with this tag.") var tag: [String] = []
  @Option(help: "Which come first.") var order = Order.newest
  @Option(help: ArgumentHelp("For tests.", visibility: .hidden)) var debugSeed: Int?
  @OptionGroup(title: "Global options") var global: GlobalOptions

  mutating func validate() throws {
    if limit < 1 { throw ValidationError("A list of \(limit) articles shows nothing.") }
  }

  mutating func run() async throws {}
}

struct AddCommand: Command {
  static let configuration = CommandConfiguration(abstract: "Subscribes feeds.")

  @Argument(help: "Addresses of feeds or pages.") var urls: [String]
  @OptionGroup var global: GlobalOptions

  mutating func run() async throws {}
}

struct MarkCommand: Command {
  enum Mark: String, CaseIterable, ExpressibleByArgument { case read, unread, starred, unstarred }

  static let configuration = CommandConfiguration(abstract: "Marks articles.")

  @Argument(help: "What to mark them as.") var mark: Mark
  @Argument(help: "Which articles.") var ids: [Int] = []
  @Flag(name: .shortAndLong) var verbose = false

  mutating func run() async throws {}
}

struct FeedCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Changes feeds.", subcommands: [RenameCommand.self])
}

struct RenameCommand: Command {
  static let configuration = CommandConfiguration(abstract: "Renames a feed.")

  @Argument(help: "Its number.") var id: Int
  @Argument(help: "Its new title, or its own.") var title: String?
  @Option(help: "From when on.", transform: Day.init(text:)) var since: Day

  mutating func run() async throws {}
}

struct Day: Equatable {
  let number: Int

  init(text: String) throws {
    guard let number = Int(text) else { throw ValidationError("a day is a number.") }
    self.number = number
  }
}

/// How a command is named, explained and divided.
public struct CommandConfiguration: Sendable {
  /// The name on the command line; `nil` takes the type's name, `Command` left off, in kebab case,
  /// which costs the start-up of a program more than a name that is given.
  public var commandName: String?
  /// One line that says what the command does.
  public var abstract: String
  /// What one line can't say; its line breaks are kept.
  public var discussion: String
  /// Command lines to learn from.
  public var examples: [CommandExample]
  /// What `--version` answers; empty for a program without that option.
  public var version: String
  /// The commands beneath this one, in the order of its help.
  public var subcommands: [any ParsableCommand.Type]
  /// The subcommand that is meant when none is named; one of `subcommands`.
  public var defaultSubcommand: (any ParsableCommand.Type)?
  /// Other names of the command.
  public var aliases: [String]

  public init(
    commandName: String? = nil,
    abstract: String = "",
    discussion: String = "",
    examples: [CommandExample] = [],
    version: String = "",
    subcommands: [any ParsableCommand.Type] = [],
    defaultSubcommand: (any ParsableCommand.Type)? = nil,
    aliases: [String] = []
  ) {
    self.commandName = commandName
    self.abstract = abstract
    self.discussion = discussion
    self.examples = examples
    self.version = version
    self.subcommands = subcommands
    self.defaultSubcommand = defaultSubcommand
    self.aliases = aliases
  }
}

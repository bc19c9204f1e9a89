import Arguments
import LocatorKit

/// The tool: a command for each question.
struct LocatorCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "locator",
    abstract: "Checks the service locators of a Swift package.",
    examples: [
      CommandExample("locator check", "Check the package of the current folder."),
      CommandExample("locator rules dead-override", "Explain one rule."),
    ],
    version: Tool.version,
    subcommands: [CheckCommand.self, ExplainCommand.self, RulesCommand.self, FactsCommand.self])
}

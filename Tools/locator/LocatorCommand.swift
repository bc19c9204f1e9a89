import Arguments
import LocatorKit

/// The tool: a command for each question.
struct LocatorCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "locator",
    abstract: "Checks, explains, draws and scaffolds the service locators of a Swift package.",
    discussion:
      "For any package that hands its dependencies out by protocols. It builds nothing to answer.",
    examples: [
      CommandExample("locator check", "Check the package of the current folder."),
      CommandExample("locator explain", "List its service locators."),
      CommandExample(
        "locator explain AppServiceLocator", "Show what one hands out, from where, and why."),
      CommandExample("locator graph --format html -o graph.html", "Draw it, to look around in."),
      CommandExample("locator new dependency Payments", "Add a dependency, with default and fake."),
      CommandExample("locator new package Shop", "Begin a package."),
      CommandExample("locator rules dead-override", "Explain one rule."),
    ],
    version: Tool.version,
    subcommands: [
      CheckCommand.self, ExplainCommand.self, GraphCommand.self, NewCommand.self, RulesCommand.self,
      FactsCommand.self, FakeCommand.self,
    ])
}

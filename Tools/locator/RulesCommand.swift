import Arguments
import LocatorKit

/// `locator rules`
struct RulesCommand: Command {
  static let configuration = CommandConfiguration(
    commandName: "rules",
    abstract:
      "Lists the rules, or explains one with code that it reports and the same code mended.",
    examples: [CommandExample("locator rules dead-override", "Explain one rule.")])

  @Argument(help: "The rule to explain.") var rule: String?

  @Flag(help: "Print all rules as the page in Tools/Docs.") var markdown = false

  mutating func run() async throws {
    if markdown { return Console.print(RuleHelp.document()) }
    guard let rule else { return Console.print(RuleHelp.list()) }
    Console.print(RuleHelp.text(try RuleBook.known(rule)))
  }
}

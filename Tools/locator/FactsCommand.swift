import Arguments
import LocatorKit

/// `locator facts`
struct FactsCommand: Command {
  static let configuration = CommandConfiguration(
    commandName: "facts",
    abstract: "Prints everything that the tool reads of a package, for scripts.",
    discussion: "The shape of the JSON is described in Tools/Docs.",
    examples: [CommandExample("locator facts > facts.json", "Keep what was read for a script.")])

  @OptionGroup var options: PackageOptions

  @Option(help: "How to print the facts.") var format = Format.json

  enum Format: String, CaseIterable, ExpressibleByArgument {
    case json
  }

  mutating func run() async throws {
    let surveyed = try options.survey()
    Console.print(try FactsReport.text(surveyed.package, try surveyed.read()))
  }
}

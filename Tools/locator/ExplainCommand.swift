import Arguments
import LocatorKit

/// `locator explain`
struct ExplainCommand: Command {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Shows what a service locator hands out, from where, and why.",
    discussion: """
      A tree: each requirement, the default or the override that answers it, the types which that makes, and what \
      their initializers locate in turn. Builds that differ stand side by side. \
      Without a type it lists the package's service locators.
      """,
    examples: [
      CommandExample("locator explain", "List the service locators."),
      CommandExample("locator explain AppServiceLocator", "Explain all that it hands out."),
      CommandExample(
        "locator explain App.AppServiceLocator reachability", "Explain one requirement."),
      CommandExample(
        "locator explain AppServiceLocator --trait Offline --trait Defaults",
        "Compare two builds, by trait or by Defaults module."),
    ])

  @OptionGroup var options: PackageOptions

  @Argument(
    help: ArgumentHelp(
      "The service locator, with its module where there are several.", valueName: "type"))
  var type: String?

  @Argument(help: "The requirement to explain; by default all.") var requirement: String?

  @Option(
    help: ArgumentHelp(
      "Only builds with this trait, or with this Defaults module.", valueName: "name"))
  var trait: [String] = []

  @Flag(help: "Print JSON, whose shape Tools/Docs describes.") var json = false

  @Option(help: "Whether to write in colors.") var color = ColorChoice.auto

  mutating func run() async throws {
    let surveyed = try options.survey()
    let explainer = Explainer(PackageGraph(surveyed.package, files: try surveyed.read()))
    guard let type else { return list(explainer) }
    let explanation = try explainer.explanation(
      of: type, requirement: requirement, choices: trait)
    Console.print(
      json
        ? try explanation.json()
        : ExplanationText(explanation, isColored: color.isOn).text)
  }

  private func list(_ explainer: Explainer) {
    let all = explainer.serviceLocators()
    guard !all.isEmpty else {
      return Console.complain("No type of the package conforms to a locator.")
    }
    Console.print(all.map { "\($0.name)  \($0.place)" }.joined(separator: "\n"))
  }
}

import Arguments
import LocatorKit

/// `locator new consumer`
struct NewConsumerCommand: Command {
  static let configuration = CommandConfiguration(
    commandName: "consumer",
    abstract: "Adds what is given a service locator of others, and is itself located.",
    examples: [
      CommandExample(
        "locator new consumer Checkout --needs Payments,Reachability",
        "Make the modules Checkout and CheckoutStandard.")
    ])

  @OptionGroup var options: PackageOptions
  @OptionGroup var writing: WritingOptions

  @Argument(help: ArgumentHelp("The interface module: Checkout.", valueName: "name")) var name:
    String

  @Option(help: ArgumentHelp("The locators it needs, separated by commas.", valueName: "names"))
  var needs: [String]

  @Option(help: ArgumentHelp("What it's implemented with.", valueName: "technology"))
  var implementation = "Standard"

  mutating func run() async throws {
    let names = try DependencyNames(name, technology: implementation)
    let package = try ScaffoldedPackage(options)
    let needs = needs.flatMap { $0.split(separator: ",").map(String.init) }
    let scaffold = try DependencyScaffold(names, needs: needs, in: package.graph)
    try writing.finish(scaffold.scaffold(manifest: package.manifest), in: package.folder)
  }
}

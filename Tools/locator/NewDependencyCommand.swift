import Arguments
import LocatorKit

/// `locator new dependency`
struct NewDependencyCommand: Command {
  static let configuration = CommandConfiguration(
    commandName: "dependency",
    abstract:
      "Adds an interface with its locator, an implementation, the default, a fake and a test.",
    examples: [
      CommandExample(
        "locator new dependency Payments --implementation Stripe",
        "Make the modules Payments and PaymentsStripe.")
    ])

  @OptionGroup var options: PackageOptions
  @OptionGroup var writing: WritingOptions

  @Argument(help: ArgumentHelp("The interface module: Payments.", valueName: "name")) var name:
    String

  @Option(help: ArgumentHelp("What it's implemented with.", valueName: "technology"))
  var implementation = "Standard"

  mutating func run() async throws {
    let names = try DependencyNames(name, technology: implementation)
    let package = try ScaffoldedPackage(options)
    let scaffold = try DependencyScaffold(names, in: package.graph)
    try writing.finish(scaffold.scaffold(manifest: package.manifest), in: package.folder)
  }
}

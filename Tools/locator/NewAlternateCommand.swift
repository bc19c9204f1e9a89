import Arguments
import LocatorKit

/// `locator new alternate`
struct NewAlternateCommand: Command {
  static let configuration = CommandConfiguration(
    commandName: "alternate",
    abstract: "Adds a Defaults module that stands in for the main one, by a trait of its name.",
    examples: [
      CommandExample(
        "locator new alternate Offline", "Make DefaultsOffline, for 'swift build --traits Offline'."
      )
    ])

  @OptionGroup var options: PackageOptions
  @OptionGroup var writing: WritingOptions

  @Argument(help: ArgumentHelp("The trait: Offline.", valueName: "name")) var name: String

  mutating func run() async throws {
    let package = try ScaffoldedPackage(options)
    let scaffold = try AlternateScaffold(name, in: package.graph, read: package.text)
    try writing.finish(scaffold.scaffold(manifest: package.manifest), in: package.folder)
  }
}

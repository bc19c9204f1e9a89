import Arguments
import Foundation
import LocatorKit

/// `locator new package`
struct NewPackageCommand: Command {
  static let configuration = CommandConfiguration(
    commandName: "package",
    abstract: "Begins a package: a program, one dependency, its default, its fake and its test.",
    examples: [
      CommandExample("locator new package Shop", "Begin the package Shop in a folder Shop.")
    ])

  @OptionGroup var writing: WritingOptions

  @Argument(
    help: ArgumentHelp("The package's folder, whose last name it has.", valueName: "folder"),
    completion: .directory)
  var folder: String

  mutating func run() async throws {
    let url = URL(filePath: folder).standardizedFileURL
    let scaffold = try PackageScaffold(name: url.lastPathComponent).scaffold()
    try writing.finish(scaffold, in: url.path)
  }
}

import Foundation
import PackagePlugin

/// `swift package check-locators`: the same check by hand, with the options of `locator check`.
@main
struct CheckLocators: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let folder = context.pluginWorkDirectoryURL
    let description = folder.appending(path: "package.json")
    try PackageDescription(context.package).write(to: description)
    let process = Process()
    process.executableURL = try context.tool(named: "locator").url
    process.arguments =
      [
        "check", "--package-description", description.path, "--cache-path",
        folder.appending(path: "facts").path,
      ] + arguments
    try process.run()
    process.waitUntilExit()
    if process.terminationStatus != 0 {
      Diagnostics.error("the check ended with \(process.terminationStatus)")
    }
  }
}

import Foundation
import PackagePlugin

/// Checks the whole package in every build of the target it's attached to; a build that changed
/// nothing checks nothing.
@main
struct CheckOnBuild: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let folder = context.pluginWorkDirectoryURL
    let description = folder.appending(path: "package.json")
    // A source, for whatever else a build command makes becomes a resource of the target.
    let stamp = folder.appending(path: "Checked.swift")
    try PackageDescription(context.package).write(to: description)
    let sources = context.package.targets.compactMap { $0 as? any SourceModuleTarget }
      .flatMap(\.sourceFiles).map(\.url).filter { $0.pathExtension == "swift" }
    return [
      .buildCommand(
        displayName: "Checking the locators of \(context.package.displayName)",
        executable: try context.tool(named: "locator").url,
        arguments: [
          "check", "--package-description", description.path, "--cache-path",
          folder.appending(path: "facts").path, "--stamp", stamp.path,
        ],
        inputFiles: [description, context.package.directoryURL.appending(path: "Package.swift")]
          + sources,
        outputFiles: [stamp])
    ]
  }
}

import Foundation
import PackagePlugin

/// Writes a fake of each interface of the target's dependencies, in every build that changed one.
@main
struct GenerateFakes: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let target = target as? any SourceModuleTarget else { return [] }
    let folder = context.pluginWorkDirectoryURL
    let description = folder.appending(path: "package.json")
    let fakes = folder.appending(path: "Fakes.swift")
    try PackageDescription(context.package).write(to: description)
    // A fake is made of the types that its interface names, wherever they stand beneath it.
    let sources = ([target] + target.recursiveTargetDependencies).compactMap {
      $0 as? any SourceModuleTarget
    }.flatMap(\.sourceFiles).map(\.url).filter { $0.pathExtension == "swift" }
    return [
      .buildCommand(
        displayName: "Writing the fakes of \(target.name)",
        executable: try context.tool(named: "locator").url,
        arguments: [
          "fake", "--target", target.name, "--package-description", description.path,
          "--cache-path", folder.appending(path: "cache").path, "--output", fakes.path,
        ],
        inputFiles: [description] + sources, outputFiles: [fakes])
    ]
  }
}

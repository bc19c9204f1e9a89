import ChildProcesses
import Foundation

/// The tool as people and scripts run it, on a package that a test writes.
struct LocatorProgram {
  let package: TemporaryPackage

  /// A package with one target, `P`, whose sources these are.
  init(_ sources: [String: String], manifest: String? = nil) throws {
    var files = Dictionary(uniqueKeysWithValues: sources.map { ("Sources/P/\($0)", $1) })
    files["Package.swift"] =
      manifest
        ?? """
        // swift-tools-version: 6.0
        import PackageDescription

        let package = Package(name: "P", targets: [.target(name: "P")])

        """
    let described = sources.keys.sorted().map { "\"Sources/P/\($0)\"" }.joined(separator: ",")
    package = try TemporaryPackage(files)
    let description = """
      {"folder": "\(package.folder)", "package": {"name": "P", "traits": [], "defaultTraits": [],
      "targets": [{"name": "P", "kind": "library", "dependencies": [], "sources": [\(described)]}]}}
      """
    try Data(description.utf8).write(to: URL(filePath: package.path("package.json")))
  }

  /// Runs it in the package's folder, its own cache kept there.
  func run(_ arguments: [String]) throws -> ChildProcess.Outcome {
    try ChildProcess(
      ChildProcesses.Repository.program("locator"),
      environment: ["XDG_CACHE_HOME": package.path("cache")],
      directory: URL(filePath: package.folder)
    ).run(arguments)
  }

  /// Checks the package, whose description is handed over as a plugin does.
  func check(_ arguments: String...) throws -> ChildProcess.Outcome {
    try run(
      [
        "check", "--package-description", package.path("package.json"), "--cache-path",
        package.path("cache"),
      ] + arguments)
  }
}

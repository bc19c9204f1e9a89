import Arguments
import Foundation
import LocatorKit

/// Which package to read, and how.
struct PackageOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The package's folder; by default the nearest Package.swift upward.", valueName: "folder"),
    completion: .directory)
  var packagePath: String?

  @Option(
    help: ArgumentHelp(
      "How many files to read at once; by default one for each core.", valueName: "n"))
  var jobs: Int?

  @Option(
    help: ArgumentHelp(
      "A package description that a plugin wrote.", valueName: "file", visibility: .hidden))
  var packageDescription: String?

  @Option(
    help: ArgumentHelp("Where to keep what was read of each file.", valueName: "folder"),
    completion: .directory)
  var cachePath: String?

  mutating func validate() throws {
    if let jobs, jobs < 1 { throw ValidationError("--jobs takes a number from 1, not \(jobs)") }
  }

  /// Whether a plugin runs the tool, inside SwiftPM.
  var isPlugin: Bool { packageDescription != nil }

  /// How many threads to work on.
  var threads: Int { jobs ?? ProcessInfo.processInfo.activeProcessorCount }

  /// The package, its sources looked at.
  func survey() throws -> SurveyedPackage {
    let input = try input()
    return try SurveyedPackage(
      input, jobs: threads, cacheFolder: cacheFolder(for: input.folder))
  }

  /// The package without what stands in its sources.
  func input() throws -> PackageInput {
    if let packageDescription { return try PackageInput.read(packageDescription, cache: cachePath) }
    let folder = try PackageFinder.folder(named: packagePath)
    return PackageInput(
      folder: folder,
      package: try ManifestReader.read(folder, cache: cacheFolder(for: folder), jobs: threads))
  }

  /// Where to keep what is known of the package in this folder.
  func cacheFolder(for folder: String) -> String {
    cachePath ?? CacheFolder.path(for: folder)
  }
}

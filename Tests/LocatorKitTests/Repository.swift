import Foundation
import LocatorKit

/// This repository, whose own files some tests read.
enum Repository {
  static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The pattern as this repository's own package has it.
  ///
  /// SwiftPM describes a folder of links to it: it would wait for the tests' own folder for ever.
  static func graph() throws -> PackageGraph {
    let manifest = try String(contentsOf: folder.appending(path: "Package.swift"), encoding: .utf8)
    let linked = try TemporaryPackage(["Package.swift": manifest])
    for name in ["App", "Modules", "Tests", "Tools"] {
      try FileManager.default.createSymbolicLink(
        at: URL(filePath: linked.path(name)), withDestinationURL: folder.appending(path: name))
    }
    let package = try ManifestReader.read(linked.folder, cache: linked.path("cache"), jobs: 1)
    let loader = SourceLoader(folder: linked.folder, jobs: 2, cache: nil)
    return PackageGraph(package, files: try loader.load(package))
  }
}

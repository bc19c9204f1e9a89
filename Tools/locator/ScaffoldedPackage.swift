import Foundation
import LocatorKit

/// The package that something is added to.
struct ScaffoldedPackage {
  let folder: String
  let graph: PackageGraph
  let manifest: String

  init(_ options: PackageOptions) throws {
    let surveyed = try options.survey()
    folder = surveyed.folder
    graph = PackageGraph(surveyed.package, files: try surveyed.read())
    manifest = try Self.text("Package.swift", in: folder)
  }

  /// The text of a file of the package.
  func text(_ path: String) throws -> String { try Self.text(path, in: folder) }

  private static func text(_ path: String, in folder: String) throws -> String {
    do {
      return try String(contentsOfFile: "\(folder)/\(path)", encoding: .utf8)
    } catch {
      throw LocatorError.unreadableFile(
        path: "\(folder)/\(path)", reason: "\(error.localizedDescription)")
    }
  }
}

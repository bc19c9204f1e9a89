#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A package whose description somebody hands over: a plugin, which has it from SwiftPM already.
package struct PackageInput: Codable, Sendable {
  package var folder: String
  package var package: PackageModel

  package init(folder: String, package: PackageModel) {
    self.folder = folder
    self.package = package
  }

  /// Reads what a plugin wrote, with the traits that plugins aren't told of from the manifest.
  package static func read(_ path: String) throws -> PackageInput {
    let bytes = try FileBytes.read(path)
    do {
      var input = try JSONDecoder().decode(PackageInput.self, from: Data(bytes))
      let manifest = try FileBytes.read(input.folder + "/Package.swift")
      ManifestVersions(manifest).add(to: &input.package)
      if input.package.traits.isEmpty {
        ManifestTraits.read(manifest).add(to: &input.package)
      }
      return input
    } catch let error as DecodingError {
      throw LocatorError.unreadableFile(
        path: path, reason: "it's no package description (\(error))")
    }
  }
}

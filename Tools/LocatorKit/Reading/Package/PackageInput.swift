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
  ///
  /// - Parameter cache: a folder where it's kept in a form that is read faster; nil for none.
  package static func read(_ path: String, cache: String? = nil) throws -> PackageInput {
    let bytes = try FileBytes.read(path)
    guard let cache else { return try decode(bytes, of: path) }
    let file = CacheFile(folder: cache, name: "package")
    let description = ContentHash.of(bytes)
    if let kept = file.read(Kept.self), kept.description == description,
      kept.manifest == manifestHash(in: kept.input.folder)
    {
      return kept.input
    }
    let input = try decode(bytes, of: path)
    file.write(
      Kept(
        description: description, manifest: manifestHash(in: input.folder), input: input))
    return input
  }

  private static func decode(_ bytes: [UInt8], of path: String) throws -> PackageInput {
    do {
      var input = try JSONDecoder().decode(PackageInput.self, from: Data(bytes))
      let manifest = try FileBytes.read(input.folder + "/Package.swift")
      ManifestVersions(manifest).add(to: &input.package)
      if input.package.targets.allSatisfy({ $0.upcomingFeatures == nil }) {
        ManifestFeatures.read(manifest).add(to: &input.package)
      }
      if input.package.traits.isEmpty {
        ManifestTraits.read(manifest).add(to: &input.package)
      }
      // A plugin is told of the traits that are on as if the settings defined them.
      let traits = Set(input.package.traits.map(\.name))
      for target in input.package.targets.indices {
        input.package.targets[target].definitions.removeAll { traits.contains($0.name) }
      }
      return input
    } catch let error as DecodingError {
      throw LocatorError.unreadableFile(
        path: path, reason: "it's no package description (\(error))")
    }
  }

  private static func manifestHash(in folder: String) -> ContentHash {
    .of((try? FileBytes.read(folder + "/Package.swift")) ?? [])
  }

  private struct Kept: Storable {
    var description: ContentHash
    var manifest: ContentHash
    var input: PackageInput

    init(description: ContentHash, manifest: ContentHash, input: PackageInput) {
      self.description = description
      self.manifest = manifest
      self.input = input
    }

    func store(in writer: inout FactsWriter) {
      writer.write(description)
      writer.write(manifest)
      writer.write(input)
    }

    init(from reader: inout FactsReader) throws(FactsReader.Damage) {
      description = try reader.read()
      manifest = try reader.read()
      input = try reader.read()
    }
  }
}

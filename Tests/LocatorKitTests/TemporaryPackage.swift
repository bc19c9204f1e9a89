import Foundation
import LocatorKit

/// A folder with files, gone when nobody holds it.
final class TemporaryPackage {
  let folder: String

  init(_ files: [String: String]) throws {
    folder = NSTemporaryDirectory() + "locator-\(UUID().uuidString)"
    for (name, text) in files {
      let url = URL(filePath: path(name))
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url)
    }
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  func path(_ name: String) -> String { "\(folder)/\(name)" }

  /// The sources of its one target, `P`.
  func sources() throws -> [String] {
    try SourceFinder(package: folder).sources(ofTarget: "P", isTest: false)
  }

  func load(cache: FactsCache? = nil) throws -> [FileFacts] {
    let target = PackageModel.Target(
      name: "P", kind: .library, dependencies: [], sources: try sources())
    return try SourceLoader(folder: folder, jobs: 2, cache: cache)
      .load(PackageModel(name: "P", targets: [target])).map(\.facts)
  }
}

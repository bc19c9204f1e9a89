#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Finds the package that a folder belongs to.
package enum PackageFinder {
  /// The folder itself, when it's named; or the nearest above the current one that has a manifest.
  package static func folder(named path: String?) throws -> String {
    let start = path ?? FileManager.default.currentDirectoryPath
    var folder = URL(filePath: start).standardizedFileURL.path
    while folder.count > 1, folder.hasSuffix("/") { folder.removeLast() }
    if path != nil {
      guard hasManifest(folder) else { throw LocatorError.noPackage(path: folder) }
      return folder
    }
    var candidate = folder
    while !hasManifest(candidate) {
      guard candidate != "/", !candidate.isEmpty else { throw LocatorError.noPackage(path: folder) }
      candidate = URL(filePath: candidate).deletingLastPathComponent().path
      while candidate.count > 1, candidate.hasSuffix("/") { candidate.removeLast() }
    }
    return candidate
  }

  private static func hasManifest(_ folder: String) -> Bool {
    FileManager.default.fileExists(atPath: folder + "/Package.swift")
  }
}

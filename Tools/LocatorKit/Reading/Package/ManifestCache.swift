#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// SwiftPM's description of a package, kept for as long as it must be the same.
struct ManifestCache {
  private let file: CacheFile

  /// Nil for a manifest whose description may depend on something else than its own text: one that
  /// imports more than `PackageDescription`, or asks for the environment or for git.
  ///
  /// - Parameters:
  ///   - bytes: the manifest's.
  ///   - folder: where descriptions are kept.
  init?(manifest: String, bytes: [UInt8], folder: String) {
    guard
      bytes.lines(containing: "import ").allSatisfy({ $0.hasSuffix("import PackageDescription") }),
      !bytes.contains("Context."), !bytes.contains("#if")
    else { return nil }
    let place = URL(filePath: manifest).deletingLastPathComponent().path
    let variants = ((try? FileManager.default.contentsOfDirectory(atPath: place)) ?? [])
      .filter { $0.hasPrefix("Package@swift-") }
    guard variants.isEmpty else { return nil }
    let search = ProcessInfo.processInfo.environment["PATH"] ?? ""
    file = CacheFile(
      folder: folder, name: "manifest",
      source: .of(bytes + Array("\n\(manifest)\n\(search)".utf8)))
  }

  func description() -> DumpedPackage? { file.read() }

  func keep(_ description: DumpedPackage) { file.write(description) }
}

import Foundation

/// Asks SwiftPM what a package is made of.
package enum ManifestReader {
  /// The package in a folder, as `swift package dump-package` describes it; nothing is resolved or built.
  ///
  /// - Parameter cache: a folder where the description is kept for as long as the manifest is the same.
  package static func read(_ folder: String, cache: String) throws -> PackageModel {
    let manifest = folder + "/Package.swift"
    let kept = try ManifestCache(manifest: manifest, folder: cache)
    let known = kept?.description()
    let data = try known ?? dump(folder)
    let dumped: DumpedPackage
    do {
      dumped = try JSONDecoder().decode(DumpedPackage.self, from: data)
    } catch {
      throw LocatorError.brokenManifest(
        path: manifest, reason: "its description isn't of a known shape (\(error))")
    }
    if known == nil { kept?.keep(data) }
    var package = try dumped.model(in: folder)
    ManifestVersions(try FileBytes.read(manifest)).add(to: &package)
    return package
  }

  private static func dump(_ folder: String) throws -> Data {
    guard let swift = swiftOnPath() else { throw LocatorError.noSwift }
    let output = Pipe()
    // What goes wrong is kept in a file: a second pipe could fill up while the first is read.
    let complaints = FileManager.default.temporaryDirectory
      .appendingPathComponent("locator-\(UUID().uuidString).log")
    try Data().write(to: complaints)
    defer { try? FileManager.default.removeItem(at: complaints) }
    let process = Process()
    process.executableURL = swift
    process.arguments = ["package", "--package-path", folder, "dump-package"]
    process.standardOutput = output
    process.standardError = try FileHandle(forWritingTo: complaints)
    process.standardInput = FileHandle.nullDevice
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      let said = try String(contentsOf: complaints, encoding: .utf8)
      throw LocatorError.brokenManifest(
        path: folder + "/Package.swift", reason: firstError(in: said))
    }
    return data
  }

  private static func swiftOnPath() -> URL? {
    (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
      .map { URL(fileURLWithPath: "\($0)/swift") }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }

  /// The first line that says what is wrong, without SwiftPM's own framing.
  private static func firstError(in text: String) -> String {
    let lines = text.split(separator: "\n").map(String.init)
    let errors = lines.compactMap { line in
      line.range(of: "error: ").map { String(line[$0.upperBound...]) }
    }
    return errors.first { !$0.contains("Invalid manifest") } ?? errors.first ?? lines.first
      ?? "it says nothing"
  }
}

import Foundation

/// Asks SwiftPM what a package is made of.
package enum ManifestReader {
  /// The package in a folder, as `swift package dump-package` describes it; nothing is resolved or built.
  ///
  /// - Parameters:
  ///   - cache: a folder where the description is kept for as long as the manifest is the same.
  ///   - jobs: how many threads look for sources.
  ///   - timeLimit: how many seconds SwiftPM has, which compiles the manifest and runs it.
  package static func read(
    _ folder: String, cache: String, jobs: Int, timeLimit: Int = 300
  ) throws -> PackageModel {
    let manifest = folder + "/Package.swift"
    let bytes = try FileBytes.read(manifest)
    let cache = ManifestCache(manifest: manifest, bytes: bytes, folder: cache)
    let kept = cache?.description()
    let description = try kept ?? describe(folder, timeLimit: timeLimit)
    if kept == nil { cache?.keep(description) }
    var package = try description.model(in: folder, jobs: jobs)
    ManifestVersions(bytes).add(to: &package)
    return package
  }

  private static func describe(_ folder: String, timeLimit: Int) throws -> DumpedPackage {
    let data = try dump(folder, timeLimit: timeLimit)
    do {
      return try JSONDecoder().decode(DumpedPackage.self, from: data)
    } catch {
      throw LocatorError.brokenManifest(
        path: folder + "/Package.swift",
        reason: "its description isn't of a known shape (\(error))")
    }
  }

  private static func dump(_ folder: String, timeLimit: Int) throws -> Data {
    guard let swift = swiftOnPath() else { throw LocatorError.noSwift }
    // Files take what it says: a pipe that is read in the meantime would outlive the time limit.
    let place = FileManager.default.temporaryDirectory
      .appendingPathComponent("locator-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: place) }
    let output = place.appendingPathComponent("description.json")
    let complaints = place.appendingPathComponent("complaints.log")
    for file in [output, complaints] { try Data().write(to: file) }
    let process = Process()
    // SwiftPM leaves what it started running when it's stopped itself; a limit that each process inherits
    // stops a manifest that computes without end.
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = [
      "-c", "ulimit -t \(timeLimit); exec \"$@\"", "sh", swift.path, "package", "--package-path",
      folder, "dump-package",
    ]
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = try FileHandle(forWritingTo: complaints)
    process.standardInput = FileHandle.nullDevice
    let start = ContinuousClock.now
    try process.run()
    let hasEnded = process.hasEnded(within: 2 * timeLimit)
    let isGood = hasEnded && process.terminationReason == .exit && process.terminationStatus == 0
    if !isGood, ContinuousClock.now - start >= .seconds(timeLimit) {
      throw LocatorError.endlessManifest(path: folder + "/Package.swift", seconds: timeLimit)
    }
    guard isGood else {
      let said = try String(decoding: Data(contentsOf: complaints), as: UTF8.self)
      throw LocatorError.brokenManifest(
        path: folder + "/Package.swift", reason: firstError(in: said))
    }
    return try Data(contentsOf: output)
  }

  private static func swiftOnPath() -> URL? {
    (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
      .map { URL(fileURLWithPath: "\($0)/swift") }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }

  /// The first line that says what is wrong, without SwiftPM's own framing.
  private static func firstError(in text: String) -> String {
    let lines = text.split(separator: "\n").map(String.init)
    // A manifest that stops itself says why on a line of its own.
    let fatal = lines.compactMap { line in
      line.range(of: "Fatal error: ").map { String(line[$0.lowerBound...]) }
    }
    if let first = fatal.first { return "it stops with '\(first)'" }
    let errors = lines.compactMap { line in
      line.range(of: "error: ").map { String(line[$0.upperBound...]) }
    }
    return errors.first { !$0.contains("Invalid manifest") } ?? errors.first ?? lines.first
      ?? "it says nothing"
  }
}

extension Process {
  /// Waits for the end, and brings it about when the time is up.
  fileprivate func hasEnded(within seconds: Int) -> Bool {
    let end = ContinuousClock.now + .seconds(seconds)
    while isRunning {
      if ContinuousClock.now > end {
        kill(processIdentifier, SIGKILL)
        return false
      }
      Thread.sleep(forTimeInterval: 0.005)
    }
    return true
  }
}

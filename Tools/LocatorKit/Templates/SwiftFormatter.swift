import Foundation

/// Formats a scaffold's Swift files with the toolchain's swift-format, as the package's own
/// `.swift-format` says. A changed file is formatted only if it was before.
package struct SwiftFormatter: Sendable {
  private let folder: String

  /// - Parameter folder: the package's folder.
  package init(folder: String) {
    self.folder = folder
  }

  /// Whether the package says how its files are formatted.
  var hasConfiguration: Bool {
    FileManager.default.fileExists(atPath: "\(folder)/.swift-format")
  }

  /// The same scaffold, formatted; as it is where the toolchain has no swift-format.
  package func format(_ scaffold: Scaffold) throws -> Scaffold {
    let place = FileManager.default.temporaryDirectory
      .appending(path: "locator-\(UUID().uuidString)", directoryHint: .isDirectory)
    defer { try? FileManager.default.removeItem(at: place) }
    var texts: [String: String] = [:]
    for (index, file) in scaffold.files.enumerated() where file.path.hasSuffix(".swift") {
      texts["new/\(index).swift"] = file.text
      texts["old/\(index).swift"] = file.old
    }
    let configuration =
      scaffold.files.first { $0.path == ".swift-format" }?.text
      ?? (try? String(contentsOfFile: "\(folder)/.swift-format", encoding: .utf8))
    texts[".swift-format"] = configuration
    try write(texts, to: place)
    guard run(on: place) else { return scaffold }
    var formatted = scaffold
    for (index, file) in scaffold.files.enumerated() where file.path.hasSuffix(".swift") {
      let before = try? read("old/\(index).swift", in: place)
      if file.old == before {
        formatted.files[index].text = try read("new/\(index).swift", in: place)
      }
    }
    return formatted
  }

  private func write(_ texts: [String: String], to place: URL) throws {
    for (name, text) in texts {
      let url = place.appending(path: name)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url)
    }
  }

  private func read(_ name: String, in place: URL) throws -> String {
    try String(contentsOf: place.appending(path: name), encoding: .utf8)
  }

  private func run(on place: URL) -> Bool {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    let swift = folders.map { "\($0)/swift" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
    guard let swift else { return false }
    let process = Process()
    process.executableURL = URL(filePath: swift)
    process.arguments = ["format", "--in-place", "--recursive", "--parallel", place.path]
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    do {
      try process.run()
    } catch {
      return false
    }
    process.waitUntilExit()
    return process.terminationStatus == 0
  }
}

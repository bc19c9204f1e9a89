public import Foundation

/// Where the sources and the built programs of this project are.
public enum Repository {
  /// The folder of the package.
  public static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// A file or folder of `Tests/Fixtures`.
  public static func fixture(_ path: String) -> URL {
    root.appending(path: "Tests/Fixtures").appending(path: path)
  }

  /// A program that was built with these tests, beside them.
  public static func program(_ name: String) -> URL {
    let tests =
      Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }?.bundleURL
      ?? URL(filePath: CommandLine.arguments[0])
    return tests.deletingLastPathComponent().appending(path: name)
  }

  /// The `swift` of this toolchain.
  public static func swift() throws -> URL {
    try program(onPath: "swift")
  }

  /// The program that a shell would run.
  public static func program(onPath name: String) throws -> URL {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    let found = folders.map { URL(filePath: String($0)).appending(path: name) }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
    guard let found else { throw CocoaError(.fileNoSuchFile) }
    return found
  }
}

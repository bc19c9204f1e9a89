import Foundation
import LocatorKit
import Testing

@Suite("Code that has nothing to do with locators")
struct ToolchainTests {
  /// The interfaces of the toolchain's modules, for one architecture each: their texts are otherwise alike.
  private static let interfaces: [String] = {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let swift = path.split(separator: ":").map { URL(fileURLWithPath: "\($0)/swift") }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }?.resolvingSymlinksInPath()
    guard
      let folder = swift?.deletingLastPathComponent().appending(path: "../lib/swift").standardized
    else { return [] }
    let enumerator = FileManager.default.enumerator(atPath: folder.path)
    return (enumerator?.compactMap { $0 as? String } ?? [])
      .filter { $0.hasSuffix(".swiftinterface") && !$0.hasSuffix(".private.swiftinterface") }
      .map { "\(folder.path)/\($0)" }.sorted()
  }()

  @Test("the toolchain's own modules are read without a finding", .timeLimit(.minutes(5)))
  func toolchain() throws {
    try #require(!Self.interfaces.isEmpty)
    let model = PackageModel(
      name: "Toolchain",
      targets: Dictionary(grouping: Self.interfaces, by: Self.module).sorted { $0.key < $1.key }
        .map { .init(name: $0, kind: .library, dependencies: [], sources: $1) })
    let files = try SourceLoader(folder: "/", jobs: 2, cache: nil).load(model)
    #expect(files.flatMap(\.facts.problems) == [])
    #expect(Check.findings(in: PackageGraph(model, files: files)) == [])
  }

  private static func module(_ path: String) -> String {
    URL(fileURLWithPath: path).deletingLastPathComponent().deletingPathExtension().lastPathComponent
  }
}

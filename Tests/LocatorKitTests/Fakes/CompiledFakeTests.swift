import ChildProcesses
import Foundation
import LocatorKit
import Testing

/// The tests' own build compiles the fakes of all shapes with every upcoming feature.
@Suite("A fake compiles", .serialized)
struct CompiledFakeTests {
  private static func swiftc(_ arguments: [String], in folder: String) throws
    -> ChildProcess.Outcome
  {
    let compiler = try ChildProcesses.Repository.swift().resolvingSymlinksInPath()
      .deletingLastPathComponent().appending(path: "swiftc")
    return try ChildProcess(compiler, directory: URL(filePath: folder)).run(arguments)
  }

  private static let nonsending = ["NonisolatedNonsendingByDefault"]

  @Test(
    "without upcoming features, too, and where its target enables others than its interface's",
    arguments: [([], []), (nonsending, []), ([], nonsending)])
  func features(ofShapes shapes: [String], ofFakes others: [String]) throws {
    let fakes = try FakeCase.shapes(features: shapes, besides: others)
    let texts = Dictionary(
      uniqueKeysWithValues: fakes.map { ("Fakes/\($0.fileName)", $0.text ?? "") })
    let work = try TemporaryPackage(texts)
    let options = [
      "-swift-version", "6", "-wmo", "-package-name", "p", "-enable-testing", "-D", "DEBUG", "-I",
      ".",
    ]
    for module in ["FakeShapesBeneath", "FakeShapes"] {
      let folder = Repository.folder.appending(path: "Tests/\(module)")
      let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        .map { folder.appending(path: $0).path }
      let outcome = try Self.swiftc(
        options + Self.flags(shapes) + ["-emit-module", "-module-name", module] + files,
        in: work.folder)
      #expect(outcome.status == 0, "\(outcome.errors)")
    }
    let outcome = try Self.swiftc(
      options + Self.flags(others) + ["-typecheck", "-module-name", "Fakes"] + texts.keys.sorted(),
      in: work.folder)
    #expect(outcome == ChildProcess.Outcome(status: 0))
  }

  private static func flags(_ features: [String]) -> [String] {
    features.flatMap { ["-enable-upcoming-feature", $0] }
  }

  @Test("and is safe to share: eight tasks at once, under the thread sanitizer")
  func threads() throws {
    let source = """
      final class Box {}
      protocol CountingInterface: Sendable {
        func add(_ number: Int) async -> Int
        func keep(_ box: Box) -> Int
        static func total() -> Int
        var level: Int { get set }
      }

      """
    let fake = try FakeCase(source).text(of: "CountingInterface") ?? ""
    let main = """
      let fake = FakeCounting()
      await withTaskGroup { group in
        for task in 0..<8 {
          group.addTask {
            for number in 0..<100 {
              fake.addHandler = { $0 + task }
              _ = await fake.add(number)
              _ = fake.keep(Box())
              fake.level += 1
              _ = FakeCounting.total()
              _ = (fake.calls.count, fake.addArgValues.count, fake.keepArgValues.count)
            }
          }
        }
      }
      print(fake.addCallCount, fake.keepArgValues.count, FakeCounting.totalCallCount, fake.calls.count)

      """
    // The sanitizer doesn't see into the library's own lock where tasks wait for it, but into this one.
    let mutex = """
      import Foundation
      final class Mutex<Value>: @unchecked Sendable {
        private let lock = NSLock()
        private var value: Value
        init(_ value: Value) { self.value = value }
        func withLock<Result>(_ body: (inout Value) -> Result) -> Result {
          lock.withLock { body(&value) }
        }
      }

      """
    let work = try TemporaryPackage([
      "Shop.swift": source, "main.swift": main, "Mutex.swift": mutex,
      "FakeCounting.swift": fake.replacing("@testable import Shop\n", with: "")
        .replacing("import Synchronization\n", with: ""),
    ])
    let compiled = try Self.swiftc(
      [
        "-swift-version", "6", "-sanitize=thread", "-o", "counting", "Shop.swift",
        "FakeCounting.swift", "main.swift", "Mutex.swift",
      ], in: work.folder)
    #expect(compiled == ChildProcess.Outcome(status: 0))
    let outcome = try ChildProcess(URL(filePath: work.path("counting"))).run([])
    #expect(outcome == ChildProcess.Outcome(status: 0, output: "800 800 800 1600\n"))
  }
}

import Foundation
import LocatorKit
import Testing

/// A small package, as a check's case has it, with a line `# explain: TYPE`; beside it the whole text
/// that explains the type.
struct ExplanationCase {
  let type: String
  let expected: String
  let graph: PackageGraph

  init(named name: String) throws {
    let text = try String(contentsOf: Self.url(name, "case"), encoding: .utf8)
    let line = text.split(separator: "\n").first { $0.hasPrefix("# explain: ") }
    type = String(try #require(line).dropFirst(11))
    expected = try String(contentsOf: Self.url(name, "txt"), encoding: .utf8)
    graph = try CheckCase(text: text).graph
  }

  static let names: [String] = {
    let all = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
    return (all ?? []).filter { $0.hasSuffix(".case") }.map { String($0.dropLast(5)) }.sorted()
  }()

  static func url(_ name: String, _ ending: String) -> URL {
    folder.appending(path: "\(name).\(ending)")
  }

  private static let folder = Repository.folder.appending(path: "Tests/Fixtures/Explanations")
}

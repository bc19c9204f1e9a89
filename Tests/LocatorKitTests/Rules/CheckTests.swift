import LocatorKit
import Testing

@Suite("A check")
struct CheckTests {
  @Test("runs the rules that are asked for, and complains of no comment for another")
  func only() throws {
    let checked = try CheckCase(named: "ignored")
    #expect(checked.findings(only: ["cycle"]) == [])
    #expect(checked.findings(only: ["cycle", "unused-ignore"]).map(\.rule) == ["unused-ignore"])
    let internalDefault = try CheckCase(named: "default-internal")
    #expect(
      internalDefault.findings(only: ["default-not-visible"]).map(\.rule) == ["default-not-visible"]
    )
  }

  @Test("says the same in whatever order the files come", arguments: CheckCase.names)
  func order(name: String) throws {
    let checked = try CheckCase(named: name)
    let package = checked.package
    let files = package.targets.enumerated().flatMap { index, target in
      checked.sources.filter { target.sources.contains($0.path) }.map {
        (target: index, path: $0.path, facts: FileReader.read(Array($0.text.utf8)))
      }
    }
    let reversed = PackageGraph(package, files: files.reversed())
    #expect(Check.findings(in: reversed).map(\.line) == checked.findings().map(\.line))
  }

  @Test("reports a file that doesn't parse as the parser does, and the rest all the same")
  func syntax() throws {
    let checked = try CheckCase(
      text: """
        === Clock library
        --- Broken.swift
        func broken( {
        --- Clock.swift
        public protocol ClockInterface { func now() -> Int }
        public protocol ClockLocator { func clock() -> any ClockInterface }
        public final class Shared {}
        """)
    #expect(checked.findings().map(\.rule) == [nil, nil, "interface-not-pure"])
  }
}

extension Finding {
  /// The finding without its message, whose notes may stand in another order.
  fileprivate var line: String {
    "\(path):\(position.line):\(position.column): \(rule ?? "syntax")"
  }
}

import Foundation
import LocatorKit
import Testing

@Suite("A folder of fakes")
struct FakeUpdateTests {
  /// A package with two interfaces, and what a run over it comes to.
  private struct Shop {
    let package: TemporaryPackage

    init() throws {
      package = try TemporaryPackage([
        "Package.swift": "// swift-tools-version: 6.0\n",
        "Sources/P/Cards.swift": "public protocol CardsInterface { func pay(_ sum: Sum) }\n",
        "Sources/P/Cash.swift": "public protocol CashInterface { func pay(_ sum: Int) }\n",
        "Sources/P/Sum.swift": "public struct Sum: Sendable {}\n",
      ])
    }

    func run(checks: Bool = false) throws -> [String: FakeUpdate.Outcome] {
      let target = PackageModel.Target(
        name: "P", kind: .library, dependencies: [], sources: try package.sources())
      let update = FakeUpdate(
        PackageInput(
          folder: package.folder, package: PackageModel(name: "P", targets: [target])),
        names: nil, folder: package.path("Fakes"), checks: checks, jobs: 2,
        cacheFolder: package.path("cache"))
      return Dictionary(
        uniqueKeysWithValues: try update.run().map {
          (URL(filePath: $0.file).lastPathComponent, $0.outcome)
        })
    }

    func write(_ text: String, to name: String) throws {
      try Data(text.utf8).write(to: URL(filePath: package.path(name)))
    }

    func text(_ name: String) throws -> String {
      try String(contentsOfFile: package.path("Fakes/\(name)"), encoding: .utf8)
    }
  }

  @Test("is written once, and found as it should be from then on")
  func twice() throws {
    let shop = try Shop()
    #expect(try shop.run() == ["FakeCards.swift": .written, "FakeCash.swift": .written])
    #expect(try shop.run() == ["FakeCards.swift": .unchanged, "FakeCash.swift": .unchanged])
    #expect(try shop.run(checks: true).values.allSatisfy { $0 == .unchanged })
  }

  @Test("changes where an interface does, or a type that it names")
  func changes() throws {
    let shop = try Shop()
    _ = try shop.run()
    try shop.write("public protocol CashInterface { func give() }\n", to: "Sources/P/Cash.swift")
    #expect(
      try shop.run(checks: true) == ["FakeCards.swift": .unchanged, "FakeCash.swift": .stale])
    #expect(try shop.run() == ["FakeCards.swift": .unchanged, "FakeCash.swift": .written])
    try shop.write("public struct Sum: ~Copyable {}\n", to: "Sources/P/Sum.swift")
    #expect(try shop.run() == ["FakeCards.swift": .written, "FakeCash.swift": .unchanged])
    #expect(try !shop.text("FakeCards.swift").contains("payArgValues"))
  }

  @Test("is mended where somebody changed or removed a fake")
  func mended() throws {
    let shop = try Shop()
    _ = try shop.run()
    let whole = try shop.text("FakeCash.swift")
    try shop.write(whole + "// mine\n", to: "Fakes/FakeCash.swift")
    try FileManager.default.removeItem(atPath: shop.package.path("Fakes/FakeCards.swift"))
    #expect(try shop.run(checks: true) == ["FakeCards.swift": .stale, "FakeCash.swift": .stale])
    #expect(try shop.run() == ["FakeCards.swift": .written, "FakeCash.swift": .written])
    #expect(try shop.text("FakeCash.swift") == whole)
  }

  @Test("loses the fake of an interface that is gone")
  func orphaned() throws {
    let shop = try Shop()
    _ = try shop.run()
    try FileManager.default.removeItem(atPath: shop.package.path("Sources/P/Cash.swift"))
    #expect(
      try shop.run(checks: true) == ["FakeCards.swift": .unchanged, "FakeCash.swift": .orphaned])
    #expect(try shop.run() == ["FakeCards.swift": .unchanged, "FakeCash.swift": .orphaned])
    #expect(throws: (any Error).self) { try shop.text("FakeCash.swift") }
    #expect(try shop.run() == ["FakeCards.swift": .unchanged])
  }

  @Test("keeps what somebody wrote by hand")
  func foreign() throws {
    let shop = try Shop()
    try FileManager.default.createDirectory(
      atPath: shop.package.path("Fakes"), withIntermediateDirectories: true)
    try shop.write("// mine\n", to: "Fakes/FakeCash.swift")
    #expect(try shop.run() == ["FakeCards.swift": .written, "FakeCash.swift": .foreign])
    #expect(try shop.text("FakeCash.swift") == "// mine\n")
    try shop.write("final class FakeCash {}\n", to: "Sources/P/FakeCash.swift")
    #expect(try shop.run() == ["FakeCards.swift": .unchanged])
  }

  @Test("has every fake that can be written, though one can't")
  func refused() throws {
    let shop = try Shop()
    try shop.write(
      "public protocol CashInterface: Elsewhere { func give() }\n", to: "Sources/P/Cash.swift")
    let outcomes = try shop.run()
    #expect(outcomes["FakeCards.swift"] == .written)
    guard case .refused(let problem)? = outcomes["FakeCash.swift"] else {
      Issue.record("\(outcomes)")
      return
    }
    #expect(problem.hasPrefix("Sources/P/Cash.swift:1:32: error: "))
  }
}

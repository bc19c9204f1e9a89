import Foundation
import LocatorKit
import Testing

@Suite("What a check came to")
struct OutcomeCacheTests {
  private static let clean = CheckOutcome(report: "", remarks: "", errors: 0, warnings: 0)
  private static let found = CheckOutcome(report: "a.swift:1", remarks: "", errors: 1, warnings: 0)

  @Test(
    "holds after an edit that no rule asks about, and when nothing was found, after one that moves the code",
    arguments: [
      ("struct A {\n  let a: B\n} // more\n", clean, true),
      ("struct A {\n  let a: B\n} // more\n", found, true),
      ("\n\nstruct A {\n  let a: B\n}\n", clean, true),
      ("\n\nstruct A {\n  let a: B\n}\n", found, false),
      ("struct A {\n  let a: C\n}\n", clean, false),
    ])
  func edits(text: String, outcome: CheckOutcome, holds: Bool) throws {
    let package = try TemporaryPackage(["Sources/P/a.swift": "struct A {\n  let a: B\n}\n"])
    try cache(package).keep(outcome)
    try write(text, in: package)
    #expect(try cache(package).outcome() == (holds ? outcome : nil))
  }

  @Test(
    "doesn't hold when lines move in a file of which a report depends on its lines",
    arguments: ["// locator:ignore cycle: no\n", "#unread()\n", "let = 1\n"])
  func lines(text: String) throws {
    let package = try TemporaryPackage(["Sources/P/a.swift": text])
    try cache(package).keep(Self.clean)
    #expect(try cache(package).outcome() == Self.clean)
    try write("\n" + text, in: package)
    #expect(try cache(package).outcome() == nil)
  }

  private func write(_ text: String, in package: TemporaryPackage) throws {
    try Data(text.utf8).write(to: URL(filePath: package.path("Sources/P/a.swift")))
  }

  private func cache(_ package: TemporaryPackage) throws -> OutcomeCache {
    let facts = FactsCache(folder: package.path("cache"))
    defer { facts.save() }
    let model = PackageModel(
      name: "P",
      targets: [
        .init(name: "P", kind: .library, dependencies: [], sources: ["Sources/P/a.swift"])
      ])
    let sources = try SourceLoader(folder: package.folder, jobs: 1, cache: facts).survey(model)
    return OutcomeCache(
      folder: package.path("cache"), options: "text", package: model, sources: sources)
  }
}

import ChildProcesses
import Foundation
import Testing

@Suite("A package that 'locator new' began", .serialized)
struct ScaffoldedPackage {
  @Test("builds, passes its tests, the check and swift-format, with all that was added to it")
  func growsAndBuilds() throws {
    let folder = try TemporaryFolder()
    let shop = folder.url("Shop")
    try locator("package", shop.path)
    for dependency in ["Catalog", "Clock", "Inventory", "URLCache"] {
      try locator("dependency", dependency, "--package-path", shop.path)
    }
    try locator(
      "dependency", "Payments", "--implementation", "Stripe", "--package-path", shop.path)
    try locator("consumer", "Checkout", "--needs", "Payments,Catalog", "--package-path", shop.path)
    try locator(
      "consumer", "Storefront", "--needs", "Checkout", "--needs", "ClockLocator,Inventory",
      "--implementation", "Web", "--package-path", shop.path)
    try locator("alternate", "Offline", "--package-path", shop.path)

    let check = try ChildProcess(Repository.program("locator"))
      .run(["check", "--strict", "--package-path", shop.path])
    #expect(check.status == 0, "\(check)")
    let layout = try swift("format", "lint", "--strict", "--recursive", shop.path)
    #expect(layout.status == 0, "\(layout)")
    let tests = try swift("test", "--package-path", shop.path)
    #expect(tests.status == 0, "\(tests)")
    #expect(tests.errors.contains("18 tests") || tests.output.contains("18 tests"), "\(tests)")
    let program = try swift("run", "--package-path", shop.path, "--traits", "Offline", "App")
    #expect(program.output == "Hello.\n", "\(program)")
  }

  @Test("isn't begun twice in one folder, and a dry run changes nothing")
  func dryRun() throws {
    let folder = try TemporaryFolder()
    let shop = folder.url("Shop")
    let dry = try ChildProcess(Repository.program("locator"))
      .run(["new", "package", shop.path, "--dry-run"])
    #expect(dry.status == 0)
    #expect(dry.output.contains("+++ b/Package.swift\n"))
    #expect(!FileManager.default.fileExists(atPath: shop.path))

    try locator("package", shop.path)
    let again = try ChildProcess(Repository.program("locator")).run(["new", "package", shop.path])
    #expect(again.status == 2)
    #expect(
      again.errors.hasSuffix(
        "is there already, and nothing is overwritten; take another name, or move it away\n"))
  }

  private func locator(_ arguments: String...) throws {
    let outcome = try ChildProcess(Repository.program("locator")).run(["new"] + arguments)
    try #require(outcome.status == 0, "\(arguments): \(outcome)")
  }

  private func swift(_ arguments: String...) throws -> ChildProcess.Outcome {
    try ChildProcess(try Repository.swift()).run(arguments)
  }
}

import LocatorKit
import Testing

@Suite("A target's sources")
struct SourceFinderTests {
  @Test("are the Swift files of its folder, sorted, but for hidden and excluded ones")
  func folder() throws {
    let package = try TemporaryPackage([
      "Sources/P/b.swift": "", "Sources/P/Sub/a.swift": "", "Sources/P/.hidden/c.swift": "",
      "Sources/P/Templates/d.swift": "", "Sources/P/Read.me": "", "Sources/Q/e.swift": "",
    ])
    let found = try SourceFinder(package: package.folder)
      .sources(ofTarget: "P", isTest: false, excluding: ["Templates"])
    #expect(found == ["Sources/P/Sub/a.swift", "Sources/P/b.swift"])
  }

  @Test("are those that the manifest names")
  func named() throws {
    let package = try TemporaryPackage([
      "Code/P/a.swift": "", "Code/P/b.swift": "", "Code/P/C/c.swift": "",
    ])
    let found = try SourceFinder(package: package.folder)
      .sources(ofTarget: "P", isTest: false, path: "Code/P", only: ["b.swift", "C"])
    #expect(found == ["Code/P/C/c.swift", "Code/P/b.swift"])
  }

  @Test("of a test stand in Tests")
  func tests() throws {
    let package = try TemporaryPackage(["Tests/P/a.swift": "", "Sources/P/b.swift": ""])
    #expect(
      try SourceFinder(package: package.folder).sources(ofTarget: "P", isTest: true) == [
        "Tests/P/a.swift"
      ])
  }

  @Test("are missing without a folder")
  func missing() throws {
    let package = try TemporaryPackage(["Sources/P/a.swift": ""])
    let path = package.path("Elsewhere")
    #expect(throws: LocatorError.missingTarget(name: "Q", path: path)) {
      try SourceFinder(package: package.folder).sources(
        ofTarget: "Q", isTest: false, path: "Elsewhere")
    }
  }
}

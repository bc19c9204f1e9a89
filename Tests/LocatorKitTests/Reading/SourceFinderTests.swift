import Foundation
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

  @Test("are found through links, those of each folder once, and without end where links go round")
  func links() throws {
    let package = try TemporaryPackage([
      "Sources/P/a.swift": "", "Elsewhere/b.swift": "", "Elsewhere/Deep.er/c.swift": "",
    ])
    for (link, destination) in [
      ("Sources/P/Linked", "../../Elsewhere"),
      ("Sources/P/linked.swift", "../../Elsewhere/b.swift"),
      ("Elsewhere/Round", "../Sources/P"), ("Sources/P/gone.swift", "nowhere.swift"),
    ] {
      try FileManager.default.createSymbolicLink(
        atPath: package.path(link), withDestinationPath: destination)
    }
    #expect(
      try SourceFinder(package: package.folder).sources(ofTarget: "P", isTest: false) == [
        "Sources/P/Linked/Deep.er/c.swift", "Sources/P/Linked/b.swift", "Sources/P/a.swift",
        "Sources/P/gone.swift", "Sources/P/linked.swift",
      ])
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

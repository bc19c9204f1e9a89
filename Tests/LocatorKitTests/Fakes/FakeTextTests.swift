import ChildProcesses
import Foundation
import LocatorKit
import Testing

@Suite("A fake's text")
struct FakeTextTests {
  @Test("is this, to the letter", arguments: ["Clock", "Library", "Shelf", "Worker"])
  func whole(name: String) throws {
    let folder = Repository.folder.appending(path: "Tests/Fixtures/Fakes/\(name)")
    let interface = try String(
      contentsOf: folder.appending(path: "Interface.swift"), encoding: .utf8)
    let expected = try String(contentsOf: folder.appending(path: "Fake.swift"), encoding: .utf8)
    #expect(try FakeCase(interface).text(of: "\(name)Interface") == expected)
  }

  @Test("is left alone by swift format, whatever the shape")
  func formatted() throws {
    let fakes = try FakeCase.shapes()
    #expect(fakes.count > 100)
    #expect(fakes.compactMap(\.problem) == [])
    let texts = Dictionary(uniqueKeysWithValues: fakes.map { ($0.fileName, $0.text ?? "") })
    let folder = try TemporaryPackage(texts)
    let outcome = try ChildProcess(ChildProcesses.Repository.swift())
      .run(["format", "--in-place", "--recursive", folder.folder])
    #expect(outcome == ChildProcess.Outcome(status: 0))
    for (name, text) in texts {
      #expect(try String(contentsOfFile: folder.path(name), encoding: .utf8) == text)
    }
  }

  @Test("doesn't depend on the order of the sources, nor on how many are written at once")
  func stable() throws {
    let first = try FakeCase.shapes().map(\.text)
    let second = try FakeCase.shapes().map(\.text)
    #expect(first == second)
  }

  @Test("names types of the package with their module where the fake's own code has such a name")
  func reserved() throws {
    let text = try FakeCase(
      """
      public struct Issue {}
      public protocol TrackerInterface { func issues() throws -> [Issue]; func close(_ issue: Issue?) }
      """
    ).text(of: "TrackerInterface")
    #expect(text?.contains("throws -> [Shop.Issue]") == true)
    #expect(text?.contains("closeArgValues: [Shop.Issue?]") == true)
  }

  @Test("imports what it makes values of, and nothing that it doesn't need")
  func imports() throws {
    let text = try FakeCase([
      "Dates/Dates.swift": """
      import Foundation
      public struct Day { public init(date: Date) {} }
      """,
      "Shop/Shop.swift": """
      import Dates
      import Unneeded
      public protocol CalendarInterface { func day() -> Day }
      """,
    ]).text(of: "CalendarInterface")
    let imports = text?.split(separator: "\n").filter { $0.contains("import ") }.map(String.init)
    #expect(
      imports == [
        "public import Dates", "import Foundation", "public import Shop", "import Testing",
        "  import func XCTest.XCTFail",
      ])
  }
}

import ChildProcesses
import Foundation
import Testing

@Suite("The README")
struct TheReadme {
  let text: String

  init() throws {
    text = try String(
      contentsOf: Repository.root.appending(path: "README.md"), encoding: .utf8)
  }

  @Test("shows an example that compiles as it stands")
  func exampleCompiles() throws {
    let example = try #require(text.firstMatch(of: /```swift\n((?s).*?)```/)?.1)
    let folder = try TemporaryFolder()
    let file = folder.url("Example.swift")
    try String(example).write(to: file, atomically: true, encoding: .utf8)

    let outcome = try ChildProcess(
      try Repository.swift().deletingLastPathComponent().appending(path: "swiftc")
    )
    .run(["-typecheck", "-swift-version", "6", "-parse-as-library", file.path])

    #expect(outcome == .init(status: 0))
  }

  @Test("names modules, files and products that are there")
  func namesWhatIsThere() throws {
    let chapters = text.components(separatedBy: "\n## ")
    let map = try #require(chapters.first { $0.hasPrefix("The tree") })
    let modules = try FileManager.default
      .contentsOfDirectory(atPath: Repository.root.appending(path: "Modules").path)
      .filter { !$0.hasPrefix("C") || $0 == "Contracts" }
    #expect(modules.filter { !map.contains($0) } == [])

    let paths = text.matches(of: /`((?:App|Modules|Tests|Tools)\/[^ `]*)`/).map { String($0.1) }
    let missing = paths.filter {
      !FileManager.default.fileExists(atPath: Repository.root.appending(path: $0).path)
    }
    #expect(
      missing == [
        "Modules/Payments", "Modules/PaymentsStripe", "Modules/Defaults/Payments+Default.swift",
      ])
  }
}

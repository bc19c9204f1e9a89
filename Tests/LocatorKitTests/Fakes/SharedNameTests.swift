import LocatorKit
import Testing

@Suite("A type of the package that is named as another module's")
struct SharedNameTests {
  private static let sources = [
    "Shop/Shop.swift": """
    public struct URL: Sendable {}
    public protocol ShopInterface: Sendable { func open(_ url: URL) -> [URL] }
    """,
    "Net/Net.swift": """
    public import Foundation
    public protocol NetInterface { func load(_ url: URL) }
    """,
    "Progress/Progress.swift": """
    public struct Progress {}
    public protocol ProgressInterface { func now() -> Progress? }
    """,
  ]

  @Test("is written with its own, for a file of several fakes may import both")
  func qualified() throws {
    let text = try FakeCase(Self.sources).text(of: "ShopInterface")
    #expect(text?.contains("func open(_ url: Shop.URL) -> [Shop.URL] {") == true)
  }

  @Test("isn't taken for the other one, where only that is imported")
  func other() throws {
    let text = try FakeCase(Self.sources).text(of: "NetInterface")
    #expect(text?.contains("func load(_ url: URL) {") == true)
    #expect(text?.contains("public import Foundation\npublic import Net\n") == true)
  }

  @Test("leaves the other one's interface without a fake in a file that imports both")
  func beside() throws {
    let file = FakeCase(Self.sources).generator.file(ofModules: ["Net", "Shop"], handWrittenIn: [])
    #expect(
      file.problems == [
        "Net/Net.swift:2:17: error: no fake of NetInterface can be written: beside the imports of its file, 'URL' may be Foundation's or Shop's; write this fake by hand"
      ])
    #expect(file.text.contains("func open(_ url: Shop.URL) -> [Shop.URL] {"))
  }

  @Test("has no fake beside that import, where its module is called as a type is")
  func untold() throws {
    let generator = FakeCase(Self.sources).generator
    let alone = generator.file(ofModules: ["Progress"], handWrittenIn: [])
    #expect(alone.problems == [])
    #expect(alone.text.contains("func now() -> Progress? {"))
    let beside = generator.file(ofModules: ["Net", "Progress"], handWrittenIn: [])
    #expect(
      beside.problems == [
        "Progress/Progress.swift:2:17: error: no fake of ProgressInterface can be written: beside the imports of its file, 'Progress' may be Progress's or Foundation's; write this fake by hand"
      ])
    #expect(!beside.text.contains("FakeProgress"))
  }
}

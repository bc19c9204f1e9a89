import Testing

@testable import LocatorKit

@Suite("Text in bytes")
struct BytesSearchTests {
  @Test(
    "is found at the start, the end and between, whole only",
    arguments: [
      ("import Foundation", true), (" import ", true), ("xx import", false), ("imimport ", true),
      ("", false), ("import", false),
    ])
  func contains(text: String, expected: Bool) {
    #expect(Array(text.utf8).contains("import ") == expected)
  }

  @Test("stands in lines, each told once")
  func lines() {
    let text = "import A; import B\nlet x = 1\n\n  import C\nimport \nimport"
    #expect(
      Array(text.utf8).lines(containing: "import ") == [
        "import A; import B", "  import C", "import ",
      ])
    #expect([UInt8]().lines(containing: "import ") == [])
  }
}

import Foundation
import LocatorKit
import Testing

@Suite("The rules' documentation")
struct RuleBookTests {
  @Test("is as the rules say it; 'locator rules --markdown > Tools/Docs/Rules.md' writes it anew")
  func document() throws {
    let page = Repository.folder.appending(path: "Tools/Docs/Rules.md")
    #expect(try String(contentsOf: page, encoding: .utf8) == RuleHelp.document())
  }

  @Test(
    "has a why, and a failing and a mended example, for each rule",
    arguments: RuleBook.all.map { $0.id })
  func complete(id: String) throws {
    let rule = try RuleBook.known(id)
    let texts = [rule.summary, rule.why, rule.example.failing, rule.example.mended]
    #expect(!texts.contains(""))
    #expect(rule.example.failing != rule.example.mended)
  }

  @Test("suggests the nearest name for one that isn't there")
  func unknown() {
    #expect(throws: LocatorError.unknownRule("dead-overide", nearest: ["dead-override"])) {
      try RuleBook.known("dead-overide")
    }
  }
}

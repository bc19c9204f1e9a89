import Foundation
import LocatorKit
import Testing

@Suite("The check of a package")
struct CaseTests {
  @Test("reports what the case expects, and nothing else", arguments: CheckCase.names)
  func findings(name: String) throws {
    let checked = try CheckCase(named: name)
    let found = checked.findings().map {
      CheckCase.Expectation(path: $0.path, line: $0.position.line, rule: $0.rule ?? "syntax")
    }
    #expect(Set(found) == checked.expected)
  }

  @Test(
    "says it in these words, with these notes",
    arguments: CheckCase.names.filter {
      FileManager.default.fileExists(atPath: CheckCase.url($0, "report").path)
    })
  func report(name: String) throws {
    let report = try String(contentsOf: CheckCase.url(name, "report"), encoding: .utf8)
    #expect(TextReport.text(try CheckCase(named: name).findings()) == report)
  }

  @Test("has its words written down wherever a rule reports")
  func everyReportIsWritten() {
    let silent = CheckCase.names.filter {
      $0.contains("/reports-")
        && !FileManager.default.fileExists(atPath: CheckCase.url($0, "report").path)
    }
    #expect(silent == [])
  }

  @Test("has six cases that each rule reports, and six near ones that it doesn't")
  func everyRuleIsTried() {
    for rule in RuleBook.all {
      let own = CheckCase.names.filter { $0.hasPrefix("\(rule.id)/") }
      #expect(own.count { $0.contains("/reports-") } >= 6, "\(rule.id)")
      #expect(own.count { $0.contains("/allows-") } >= 6, "\(rule.id)")
    }
  }
}

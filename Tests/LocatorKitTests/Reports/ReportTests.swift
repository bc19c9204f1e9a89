import Foundation
import LocatorKit
import Testing

@Suite("A report")
struct ReportTests {
  private let findings = [
    Finding(
      rule: "cycle", severity: .error, path: "A b/c,d.swift",
      position: Position(line: 3, column: 4),
      message: "50% of 'x'\nand more",
      notes: [.init(path: "B.swift", position: Position(line: 1, column: 2), message: "here")]),
    Finding(
      rule: nil, severity: .warning, path: "B.swift", position: Position(line: 9, column: 1),
      message: "odd"),
  ]
  private let package = PackageModel(name: "P", targets: [])

  @Test("as text is what compilers print")
  func text() throws {
    #expect(
      try report(.text) == """
        /p/A b/c,d.swift:3:4: error: 50% of 'x'
        and more [cycle]
        /p/B.swift:1:2: note: here
        /p/B.swift:9:1: warning: odd

        """)
  }

  @Test("for GitHub escapes what its commands can't carry")
  func github() throws {
    #expect(
      try report(.github) == """
        ::error file=A b/c%2Cd.swift,line=3,col=4,title=cycle::50%25 of 'x'%0Aand more%0AB.swift:1:2: note: here
        ::warning file=B.swift,line=9,col=1,title=syntax::odd

        """)
  }

  @Test("as JSON has the documented shape")
  func json() throws {
    #expect(
      try report(.json) == #"""
        {
          "findings" : [
            {
              "message" : "50% of 'x'\nand more",
              "notes" : [
                {
                  "message" : "here",
                  "place" : {
                    "column" : 2,
                    "line" : 1,
                    "path" : "B.swift"
                  }
                }
              ],
              "place" : {
                "column" : 4,
                "line" : 3,
                "path" : "A b/c,d.swift"
              },
              "rule" : "cycle",
              "severity" : "error"
            },
            {
              "message" : "odd",
              "notes" : [

              ],
              "place" : {
                "column" : 1,
                "line" : 9,
                "path" : "B.swift"
              },
              "severity" : "warning"
            }
          ],
          "package" : "P",
          "version" : 1
        }

        """#)
  }

  @Test("as SARIF is valid by the part of the 2.1.0 schema that it uses")
  func sarif() throws {
    let object = try JSONSerialization.jsonObject(with: Data(report(.sarif).utf8))
    #expect(SARIFSchema.problems(in: object) == [])
  }

  @Test("as SARIF names each rule, and each result its place")
  func sarifResults() throws {
    let object = try #require(
      try JSONSerialization.jsonObject(with: Data(report(.sarif).utf8)) as? [String: Any])
    let run = try #require((object["runs"] as? [[String: Any]])?.first)
    let results = try #require(run["results"] as? [[String: Any]])
    let driver = try #require((run["tool"] as? [String: Any])?["driver"] as? [String: Any])
    let rules = try #require(driver["rules"] as? [[String: Any]]).compactMap { $0["id"] as? String }
    #expect(rules == RuleBook.all.map { $0.id } + ["syntax"])
    #expect(results.compactMap { $0["ruleId"] as? String } == ["cycle", "syntax"])
    #expect(
      zip(results, ["cycle", "syntax"]).allSatisfy { rules[$0["ruleIndex"] as? Int ?? 0] == $1 })
  }

  private func report(_ format: ReportFormat) throws -> String {
    try format.report(findings, of: package, folder: "/p", isColored: false)
  }
}

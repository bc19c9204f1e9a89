import Foundation
import LocatorKit
import Testing

@Suite("The explanation of a service locator")
struct ExplainerTests {
  @Test("is the tree that its case has beside it", arguments: ExplanationCase.names)
  func text(name: String) throws {
    let explained = try ExplanationCase(named: name)
    let explanation = try Explainer(explained.graph).explanation(of: explained.type)
    #expect(ExplanationText(explanation).text == explained.expected)
  }

  @Test(
    """
    is as written down for this repository's App; \
    "locator explain AppServiceLocator | sed -E 's/:[0-9]+:[0-9]+//' > Tests/Fixtures/Explanations/App.txt" \
    writes it anew
    """
  )
  func repository() throws {
    let page = try String(contentsOf: ExplanationCase.url("App", "txt"), encoding: .utf8)
    let explanation = try Explainer(Repository.graph()).explanation(of: "AppServiceLocator")
    let text = ExplanationText(explanation).text
    #expect(text.replacing(/:\d+:\d+/, with: "") == page)
  }

  @Test("can be of one requirement, with what it needs in turn")
  func oneRequirement() throws {
    let graph = try ExplanationCase(named: "seed").graph
    let explanation = try Explainer(graph).explanation(
      of: "App.AppServiceLocator", requirement: "reachability()")
    #expect(
      ExplanationText(explanation).text == """
        AppServiceLocator, a struct of module App  Sources/App/main.swift:5:8

        In App:
        └─ reachability(): default in Defaults  Sources/Defaults/Reachability+Default.swift:4:15
           └─ makes SystemReachability by init()  Sources/ReachabilitySystem/SystemReachability.swift:3:10

        """)
  }

  @Test(
    "can be of the builds of one trait, or of one Defaults module",
    arguments: ["Offline", "DefaultsOffline"])
  func oneBuild(choice: String) throws {
    let graph = try ExplanationCase(named: "swapped-by-trait").graph
    let explanation = try Explainer(graph).explanation(of: "AppServiceLocator", choices: [choice])
    #expect(explanation.builds.map(\.name) == ["with the trait Offline"])
  }

  @Test("has a documented shape as JSON")
  func json() throws {
    let graph = try ExplanationCase(named: "cycle").graph
    let explanation = try Explainer(graph).explanation(
      of: "AppServiceLocator", requirement: "left")
    let page = try String(contentsOf: ExplanationCase.url("cycle", "json"), encoding: .utf8)
    #expect(try explanation.json() == page)
  }

  @Test("is colored only where it's asked for, and reads the same")
  func colors() throws {
    let graph = try ExplanationCase(named: "missing").graph
    let explanation = try Explainer(graph).explanation(of: "AppServiceLocator")
    let colored = ExplanationText(explanation, isColored: true).text
    let plain = ExplanationText(explanation).text
    #expect(colored != plain)
    #expect(colored.replacing(/\u{1B}\[[\d;]*m/, with: "") == plain)
  }
}

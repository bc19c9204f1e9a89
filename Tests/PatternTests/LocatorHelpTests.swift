import ChildProcesses
import Testing

@Suite("The program 'locator'")
struct LocatorHelp {
  private func locator(_ arguments: String...) throws -> ChildProcess.Outcome {
    try ChildProcess(Repository.program("locator")).run(arguments)
  }

  @Test("teaches by example when it's asked for nothing")
  func withoutArguments() throws {
    let outcome = try locator()
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("EXAMPLES:\n  locator check"))
  }

  @Test(
    "teaches each command by example",
    arguments: ["check", "explain", "facts", "fake", "graph", "new", "rules"])
  func each(command: String) throws {
    let outcome = try locator("help", command)
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("EXAMPLES:\n  locator \(command)"))
  }

  @Test(
    "suggests the nearest to a mistyped command",
    arguments: [("explian", "explain"), ("grpah", "graph"), ("chekc", "check"), ("nwe", "new")])
  func mistyped(written: String, meant: String) throws {
    let outcome = try locator(written)
    #expect(outcome.status == 2)
    #expect(
      outcome.errors.hasPrefix("Error: Unknown subcommand '\(written)'. Did you mean '\(meant)'?\n")
    )
  }
}

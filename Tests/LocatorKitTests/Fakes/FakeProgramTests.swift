import ChildProcesses
import Foundation
import Testing

@Suite("The program's fake command")
struct FakeProgramTests {
  private static let source = """
    public protocol CardsInterface { func pay(_ sum: Int) }
    public protocol CashInterface: Elsewhere {}

    """

  private func fake(_ program: LocatorProgram, _ arguments: String...) throws
    -> ChildProcess.Outcome
  {
    try program.run(
      [
        "fake", "--package-description", program.package.path("package.json"), "--cache-path",
        program.package.path("cache"),
      ] + arguments)
  }

  @Test("prints a fake, and ends with 1 and the reason where there is none")
  func prints() throws {
    let program = try LocatorProgram(["a.swift": Self.source])
    let card = try fake(program, "CardsInterface")
    #expect(card.status == 0)
    #expect(card.output.contains("public final class FakeCards: CardsInterface {"))
    let both = try fake(program, "--all")
    #expect(both.status == 1)
    #expect(both.output == card.output)
    #expect(both.errors.hasPrefix("Sources/P/a.swift:2:32: error: no fake of CashInterface"))
  }

  @Test("writes into a folder, and says what it wrote")
  func writes() throws {
    let program = try LocatorProgram(["a.swift": Self.source])
    let outcome = try fake(program, "CardsInterface", "-o", "Fakes")
    #expect(
      outcome
        == ChildProcess.Outcome(
          status: 0, errors: "wrote \(program.package.path("Fakes/FakeCards.swift"))\n"))
    #expect(try fake(program, "CardsInterface", "-o", "Fakes", "--check") == .init(status: 0))
    try Data("// mine\n".utf8).write(
      to: URL(filePath: program.package.path("Fakes/FakeCards.swift")))
    let foreign = try fake(program, "CardsInterface", "-o", "Fakes")
    #expect(foreign.status == 1)
    #expect(foreign.errors.contains("didn't write this file, and leaves it alone; move it first"))
  }

  @Test("ends with 2 and one line for what it can't do")
  func refuses() throws {
    let program = try LocatorProgram(["a.swift": Self.source, "file": ""])
    let unwritable = try fake(program, "CardsInterface", "-o", "Sources/P/a.swift/Fakes")
    #expect(unwritable.status == 2)
    #expect(unwritable.errors.hasPrefix("error: can't write "))
    #expect(unwritable.errors.split(separator: "\n").count == 1)
    let unknown = try fake(program, "CardInterface")
    #expect(unknown.status == 2)
    #expect(unknown.errors.hasSuffix("did you mean 'CardsInterface' or 'CashInterface'?\n"))
    #expect(try fake(program).status == 2)
    #expect(try fake(program, "--all", "--check").status == 2)
  }
}

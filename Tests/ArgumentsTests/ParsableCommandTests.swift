import Arguments
import Testing

@Suite("a declared command")
struct ParsableCommandTests {
  @Test("that has subcommands too runs when none is named") func runsItself() throws {
    guard case .command(let command) = Stash.parse(["-k"], columns: 80) else {
      Issue.record("nothing to run")
      return
    }
    #expect(try #require(command as? Stash).keep)
  }

  @Test("gives its arguments, filled, to what it runs") func runs() async throws {
    guard case .command(var command) = Stash.parse(["drop", "3", "1"], columns: 80) else {
      Issue.record("nothing to run")
      return
    }
    try await command.run()
    #expect(try #require(command as? Stash.Drop).dropped == [1, 3])
  }

  @Test("may say more than a line about an option") func discussion() {
    guard case .message(let help) = Stash.Drop.parse(["-h"], columns: 60) else {
      Issue.record("no help")
      return
    }
    #expect(
      help == """
        USAGE: drop [--reason <text>] [--ratio <ratio>]
                    <numbers> ...

        ARGUMENTS:
          <numbers>

        OPTIONS:
          --reason <text>         Why. (default: done)
                                  It is kept for a year, and then
                                  forgotten.
          --ratio <ratio>         (default: 0.5)
          -h, --help              Show help information.
        """)
  }

  @Test("with more options than a line holds only mentions them") func manyOptions() {
    guard case .failure(let error) = Wide.parse([], columns: 80) else {
      Issue.record("no error")
      return
    }
    #expect(
      error.description == """
        Error: Missing expected argument '--z <z>'.
        Usage: wide [<options>] --z <z>
        See 'wide --help' for more information.
        """)
  }
}

private struct Stash: Command {
  static let configuration = CommandConfiguration(subcommands: [Drop.self])

  @Flag(name: .shortAndLong) var keep = false

  mutating func run() async throws {}

  struct Drop: Command {
    @Argument var numbers: [Int]
    @Option(
      help: ArgumentHelp(
        "Why.", discussion: "It is kept for a year, and then forgotten.", valueName: "text"))
    var reason = "done"
    @Option var ratio = 0.5
    var dropped: [Int] = []

    mutating func run() async throws {
      dropped = numbers.sorted()
    }
  }
}

private struct Wide: Command {
  @Flag var a = false
  @Flag var b = false
  @Flag var c = false
  @Flag var d = false
  @Flag var e = false
  @Flag var f = false
  @Flag var g = false
  @Flag var h = false
  @Flag var i = false
  @Flag var j = false
  @Flag var k = false
  @Flag var l = false
  @Option var z: Int

  mutating func run() async throws {}
}

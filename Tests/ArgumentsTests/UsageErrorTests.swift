import Arguments
import Testing

@Suite("a wrong command line")
struct UsageErrorTests {
  @Test("is told in full, with the nearest right word, the usage and where to read on")
  func whole() throws {
    #expect(
      try failure("list --unraed").description == """
        Error: Unknown option '--unraed'. Did you mean '--unread'?
        Usage: reader list [--unread] [--favorites] [--limit <limit>] [--feed <feed>]
                           [--tag <tag> ...] [--order <order>] [--store <path>] [--json]
                           [--color <color>]
        See 'reader list --help' for more information.
        """)
  }

  @Test("is told for a nested command by its whole path") func nested() throws {
    #expect(
      try failure("feed rename --since 2").description == """
        Error: Missing expected argument '<id>'.
        Usage: reader feed rename --since <since> <id> [<title>]
        See 'reader feed rename --help' for more information.
        """)
  }

  @Test("is told for the root") func root() throws {
    #expect(
      try failure("lsit").description == """
        Error: Unknown subcommand 'lsit'. Did you mean 'list'?
        Usage: reader [--store <path>] [--json] [--color <color>] [--version]
                      [<subcommand>]
        See 'reader --help' for more information.
        """)
  }

  @Test("exits with 64") func exitCode() {
    #expect(UsageError.exitCode == 64)
  }

  @Suite("says what is wrong")
  struct Reasons {
    @Test(
      "in one line",
      arguments: [
        ("--zzzzz", "Unknown option '--zzzzz'."),
        ("-z", "Unknown option '-z'."),
        ("-uz", "Unknown option '-z'."),
        ("-5", "Unknown option '-5'."),
        ("--jsno add x", "Unknown option '--jsno'. Did you mean '--json'?"),
        ("--debug-sed 1", "Unknown option '--debug-sed'."),
        ("--limt 5 list", "Unknown option '--limt'. Did you mean '--limit'?"),
        ("feed --bogus renmae", "Unknown option '--bogus'."),
        ("xyzzy", "Unknown subcommand 'xyzzy'."),
        ("feed renmae", "Unknown subcommand 'renmae'. Did you mean 'rename'?"),
        ("help lits", "Unknown subcommand 'lits'. Did you mean 'list'?"),
        ("list extra", "Unexpected argument 'extra'."),
        ("feed rename 1 a b --since 1", "Unexpected argument 'b'."),
        ("add", "Missing expected argument '<urls>'."),
        ("feed rename 1", "Missing expected argument '--since <since>'."),
        ("list --store --json", "Missing value for '--store <path>'."),
        ("list --limit", "Missing value for '--limit <limit>'."),
        ("list -l", "Missing value for '--limit <limit>'."),
        ("list --store --", "Missing value for '--store <path>'."),
        ("list --feed -5", "Missing value for '--feed <feed>'."),
        ("--unread=yes", "The option '--unread' takes no value, but 'yes' was given."),
        ("--limit many", "The value 'many' is invalid for '--limit <limit>': use a whole number."),
        ("mark read one", "The value 'one' is invalid for '<ids>': use a whole number."),
        (
          "--order oldst",
          "The value 'oldst' is invalid for '--order <order>': use newest or oldest. "
            + "Did you mean 'oldest'?"
        ),
        (
          "mark raed",
          "The value 'raed' is invalid for '<mark>': use read, unread, starred or unstarred. "
            + "Did you mean 'read'?"
        ),
        (
          "feed rename 1 --since dawn",
          "The value 'dawn' is invalid for '--since <since>': a day is a number."
        ),
        ("--limit 0", "A list of 0 articles shows nothing."),
        ("--store=", "The path of the store is empty."),
      ])
    func line(line: String, text: String) throws {
      #expect(try failure(line).error.description == text)
    }
  }

  @Test("carries its reason as data") func data() throws {
    #expect(
      try failure("--unraed").error == .unknownOption("--unraed", nearest: "--unread"))
  }
}

import Arguments
import Testing

@Suite("a command line")
struct CommandParserTests {
  @Suite("finds its command")
  struct Finding {
    @Test("no words mean the default subcommand") func byDefault() throws {
      #expect(try command("", as: ListCommand.self).limit == 20)
    }

    @Test("options alone belong to the default subcommand") func optionsOfDefault() throws {
      #expect(try command("--limit 3", as: ListCommand.self).limit == 3)
    }

    @Test("a name leads to its subcommand") func byName() throws {
      #expect(try command("list -u", as: ListCommand.self).unread)
    }

    @Test("an alias leads to its subcommand") func byAlias() throws {
      #expect(try command("ls -u", as: ListCommand.self).unread)
    }

    @Test("a group leads to what is beneath it") func nested() throws {
      #expect(try command("feed rename 3 --since 4", as: RenameCommand.self).id == 3)
    }

    @Test("a shared option may stand before the name") func optionBefore() throws {
      #expect(try command("--json list", as: ListCommand.self).global.json)
    }

    @Test("a shared option may stand after the name") func optionAfter() throws {
      #expect(try command("list --json", as: ListCommand.self).global.json)
    }

    @Test("the value of an option before the name is no name") func valueBefore() throws {
      #expect(try command("--store add list", as: ListCommand.self).global.store == "add")
    }

    @Test("a value joined with = before the name is part of it") func joinedBefore() throws {
      #expect(try command("--store=add list", as: ListCommand.self).global.store == "add")
    }

    @Test("an option of the default subcommand may stand before its name")
    func defaultsOptionBefore() throws {
      #expect(try command("-F add ls", as: ListCommand.self).feed == "add")
    }

    @Test("a short option with its value joined takes no name") func shortJoinedBefore() throws {
      #expect(try command("-l5 list", as: ListCommand.self).limit == 5)
    }

    @Test("the later of two places wins") func bothPlaces() throws {
      #expect(try command("--store a list --store b", as: ListCommand.self).global.store == "b")
    }
  }

  @Suite("gives options their values")
  struct Options {
    @Test(
      "in each way to write them",
      arguments: ["--limit 7", "--limit=7", "-l 7", "-l7", "-l=7", "-ul7", "-ul 7"])
    func spellings(line: String) throws {
      #expect(try command(line, as: ListCommand.self).limit == 7)
    }

    @Test("an optional one that isn't given is nil") func absent() throws {
      #expect(try command("list", as: ListCommand.self).feed == nil)
    }

    @Test("the last of two counts") func lastWins() throws {
      #expect(try command("--limit 1 --limit 2", as: ListCommand.self).limit == 2)
    }

    @Test("a repeated one gathers them in order") func repeated() throws {
      #expect(try command("--tag a --tag=b", as: ListCommand.self).tag == ["a", "b"])
    }

    @Test("an enum is read from its raw value") func enumValue() throws {
      #expect(try command("--order oldest", as: ListCommand.self).order == .oldest)
    }

    @Test("a transform reads its own type") func transform() throws {
      #expect(
        try command("feed rename 1 --since 9", as: RenameCommand.self).since == Day(text: "9"))
    }

    @Test("a negative number is a value where a number is expected") func negative() throws {
      #expect(try command("--debug-seed -5", as: ListCommand.self).debugSeed == -5)
    }

    @Test("a lone dash is a value") func dash() throws {
      #expect(try command("--store -", as: ListCommand.self).global.store == "-")
    }

    @Test("a value after = may look like an option") func joinedDash() throws {
      #expect(try command("--feed=--x", as: ListCommand.self).feed == "--x")
    }

    @Test("a value after = may hold another =") func joinedEquals() throws {
      #expect(try command("--feed=a=b", as: ListCommand.self).feed == "a=b")
    }

    @Test("a value after = may be empty") func joinedEmpty() throws {
      #expect(try command("--feed=", as: ListCommand.self).feed == "")
    }

    @Test("a hidden one is taken") func hidden() throws {
      #expect(try command("--debug-seed 1", as: ListCommand.self).debugSeed == 1)
    }
  }

  @Suite("switches flags")
  struct Flags {
    @Test("off when absent") func off() throws {
      #expect(try !command("list", as: ListCommand.self).unread)
    }

    @Test("on by a long name") func long() throws {
      #expect(try command("--unread", as: ListCommand.self).unread)
    }

    @Test("on by a custom name") func custom() throws {
      #expect(try command("--favorites", as: ListCommand.self).starred)
    }

    @Test("on together behind one dash") func combined() throws {
      let list = try command("-us", as: ListCommand.self)
      #expect([list.unread, list.starred] == [true, true])
    }
  }

  @Suite("places its arguments")
  struct Arguments {
    @Test("all of them into an array") func array() throws {
      #expect(try command("add a b c", as: AddCommand.self).urls == ["a", "b", "c"])
    }

    @Test("among options") func amongOptions() throws {
      let mark = try command("mark read -v 1", as: MarkCommand.self)
      #expect(mark.ids == [1] && mark.verbose && mark.mark == .read)
    }

    @Test("an optional one among options") func optionalAmongOptions() throws {
      let rename = try command("feed rename 1 New --since 2", as: RenameCommand.self)
      #expect(rename.title == "New")
    }

    @Test("an optional one that isn't given is nil") func optional() throws {
      #expect(try command("feed rename 1 --since 2", as: RenameCommand.self).title == nil)
    }

    @Test("negative numbers where numbers are expected") func negative() throws {
      #expect(try command("mark read -1 2", as: MarkCommand.self).ids == [-1, 2])
    }

    @Test("everything after -- as it is") func terminator() throws {
      #expect(
        try command("add -- --json -x --", as: AddCommand.self).urls == ["--json", "-x", "--"])
    }

    @Test("a lone dash") func dash() throws {
      #expect(try command("add -", as: AddCommand.self).urls == ["-"])
    }

    @Test("an empty word") func empty() throws {
      #expect(try command(["add", ""], as: AddCommand.self).urls == [""])
    }
  }

  @Suite("answers at once")
  struct Requests {
    @Test("the version", arguments: ["--version", "list --version", "--bogus --version"])
    func version(line: String) throws {
      #expect(try message(line) == "reader 1.2.3")
    }

    @Test(
      "the same help in every way to ask",
      arguments: [
        "list -h", "ls --help", "--help list", "list -uh", "help list", "--json help ls",
        "list --x -h",
      ])
    func help(line: String) throws {
      #expect(try message(line) == message("list --help"))
    }

    @Test("the root's help rather than the default's", arguments: ["-h", "help", "--json --help"])
    func rootHelp(line: String) throws {
      #expect(try message(line) == message("--help"))
    }

    @Test("the help of a group that can't run") func group() throws {
      #expect(try message("feed") == message("help feed"))
    }

    @Test("no help after --") func afterTerminator() throws {
      #expect(try command("add -- --help", as: AddCommand.self).urls == ["--help"])
    }
  }

  @Test("a copied command keeps its own values") func copies() throws {
    let first = try command("--limit 3", as: ListCommand.self)
    var second = first
    second.limit = 4
    #expect([first.limit, second.limit] == [3, 4])
  }
}

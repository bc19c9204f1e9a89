import Arguments
import Testing

@Suite("a command's help")
struct HelpPageTests {
  @Test("lists what the root takes and leads to") func root() throws {
    #expect(
      try message("--help") == """
        OVERVIEW: Reads feeds.

        USAGE: reader [--store <path>] [--json] [--color <color>] [--version]
                      [<subcommand>]

        OPTIONS:
          --version               Show the version.
          -h, --help              Show help information.

        GLOBAL OPTIONS:
          --store <path>          Where articles are kept.
          --json                  Print JSON.
          --color <color>         When to color. (values: auto, always, never; default:
                                  auto)

        SUBCOMMANDS:
          list, ls (default)      Lists articles.
          add                     Subscribes feeds.
          mark                    Marks articles.
          feed                    Changes feeds.

          See 'reader help <subcommand>' for detailed help.
        """)
  }

  @Test("teaches by example, and hides what is hidden") func leaf() throws {
    #expect(
      try message("help list") == """
        OVERVIEW: Lists articles.

        Without options it shows what is unread, of every feed, and never more than
        fits.

        USAGE: reader list [--unread] [--favorites] [--limit <limit>] [--feed <feed>]
                           [--tag <tag> ...] [--order <order>] [--store <path>] [--json]
                           [--color <color>]

        EXAMPLES:
          reader list -u          What is unread.
          reader list --feed Swift --limit 5
                                  Five articles of one feed.

        OPTIONS:
          -u, --unread            Only unread articles.
          -s, --favorites         Only starred articles.
          -l, --limit <limit>     How many. (default: 20)
          -F, --feed <feed>       Only of this feed.
          --tag <tag>             Only with this tag.
          --order <order>         Which come first. (values: newest, oldest; default:
                                  newest)
          -h, --help              Show help information.

        GLOBAL OPTIONS:
          --store <path>          Where articles are kept.
          --json                  Print JSON.
          --color <color>         When to color. (values: auto, always, never; default:
                                  auto)
        """)
  }

  @Test("lists arguments with their values") func arguments() throws {
    #expect(
      try message("help mark") == """
        OVERVIEW: Marks articles.

        USAGE: reader mark [--verbose] <mark> [<ids> ...]

        ARGUMENTS:
          <mark>                  What to mark them as. (values: read, unread, starred,
                                  unstarred)
          <ids>                   Which articles.

        OPTIONS:
          -v, --verbose
          -h, --help              Show help information.
        """)
  }

  @Test("of a group leads further down") func group() throws {
    #expect(
      try message("help feed") == """
        OVERVIEW: Changes feeds.

        USAGE: reader feed <subcommand>

        OPTIONS:
          -h, --help              Show help information.

        SUBCOMMANDS:
          rename                  Renames a feed.

          See 'reader help feed <subcommand>' for detailed help.
        """)
  }

  @Test("wraps to the width it is given") func narrow() throws {
    #expect(
      try message("help feed rename", columns: 40) == """
        OVERVIEW: Renames a feed.

        USAGE: reader feed rename --since <since>
                                  <id> [<title>]

        ARGUMENTS:
          <id>
              Its number.
          <title>
              Its new title, or its own.

        OPTIONS:
          --since <since>
              From when on.
          -h, --help
              Show help information.
        """)
  }
}

import ChildProcesses
import Foundation
import LoopbackServer
import Testing

@Suite("On a terminal")
struct OnATerminal {
  let articles: ArticlesProgram

  init() throws {
    articles = try ArticlesProgram()
    try FeedText(title: "Mine", items: ["A", "B"]).rss
      .write(to: articles.folder.url("mine.xml"), atomically: true, encoding: .utf8)
    try articles("add", "./mine.xml")
  }

  /// - Parameter environment: added to what it needs itself.
  private func start(
    _ arguments: String..., columns: UInt16 = 80, environment: [String: String] = [:]
  ) throws -> TerminalProgram {
    let own = [
      "XDG_DATA_HOME": articles.folder.url.path, "TZ": "UTC", "TERM": "xterm",
      "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin",
    ]
    return try TerminalProgram(
      Repository.program("articles").path, arguments, environment: own.merging(environment) { $1 },
      columns: columns)
  }

  @Suite("a question before a feed goes")
  struct AQuestion {
    let terminal: OnATerminal

    init() throws {
      terminal = try OnATerminal()
    }

    @Test(
      "keeps it without a yes", arguments: ["\n", "n\n", "what?\n", "\u{4}"])
    func keeps(answer: String) throws {
      let program = try terminal.start("remove", "mine")
      try program.wait(for: "Remove Mine and its 2 articles, read and starred ones too? [y/N] ")
      program.type(answer)
      #expect(program.end().status == 0)
      #expect(try terminal.articles.ids("feeds").count == 1)
    }

    @Test("lets it go with one", arguments: ["y\n", "YES\n"])
    func letsGo(answer: String) throws {
      let program = try terminal.start("remove", "mine")
      try program.wait(for: "[y/N] ")
      program.type(answer)
      let end = program.end()
      #expect(end.status == 0)
      #expect(end.shown.hasSuffix("Removed \u{1B}[1mMine\u{1B}[0m and its 2 articles.\r\n"))
      #expect(try terminal.articles.ids("feeds") == [])
    }

    @Test("ends by Ctrl-C, and keeps it")
    func interrupted() throws {
      let program = try terminal.start("remove", "mine")
      try program.wait(for: "[y/N] ")
      program.type("\u{3}")
      #expect(program.end().status == 130)
      #expect(try terminal.articles.ids("feeds").count == 1)
    }
  }

  @Suite("a refresh")
  struct ARefresh {
    let terminal: OnATerminal
    let server: LoopbackServer

    init() throws {
      terminal = try OnATerminal()
      server = try LoopbackServer()
    }

    private func follow(_ names: String...) throws {
      for name in names {
        server.answer("/\(name)", with: .ok(FeedText(title: name, items: ["\(name) 1"]).rss))
        try terminal.articles("add", server.address("/\(name)"))
      }
    }

    @Test("draws a bar, which is gone at its end")
    func bar() throws {
      try follow("one", "two")
      let end = try terminal.start("refresh").end()
      #expect(end.status == 0)
      #expect(end.shown.contains("░ 0/3"))
      #expect(
        end.shown.hasSuffix(
          "\r\u{1B}[K3 feeds: 0 new, 0 updated, 3 with nothing new\r\n"))
    }

    @Test("ends by Ctrl-C with 130, and takes its bar away")
    func interrupted() throws {
      try follow("quick", "slow")
      server.answer("/slow", with: LoopbackAnswer([.hang]))
      let program = try terminal.start("refresh")
      try program.wait(for: " 2/3")
      program.type("\u{3}")
      let end = program.end()
      #expect(end.status == 130)
      #expect(end.shown.hasSuffix("\r\u{1B}[Karticles: interrupted\r\n"))
    }

    @Test("draws no bar beside a line for each feed")
    func verbose() throws {
      try follow("one")
      let end = try terminal.start("refresh", "--verbose").end()
      #expect(!end.shown.contains("░"))
      #expect(end.shown.hasPrefix("\u{1B}[1m"))
      #expect(end.shown.contains("one\u{1B}[0m: nothing new\r\n"))
    }
  }

  @Suite("a pager")
  struct APager {
    let terminal: OnATerminal

    init() throws {
      terminal = try OnATerminal()
    }

    private func id() throws -> String { try #require(try terminal.articles.ids("list").first) }

    @Test("shows an article, which is read then")
    func shows() throws {
      let end = try terminal.start(
        "read", id(), environment: ["PAGER": "sed 's/^/| /'", "NO_COLOR": "1"]
      ).end()
      #expect(end.status == 0)
      #expect(end.shown.hasPrefix("| A\r\n| Mine · 2026-11-03 20:00\r\n| \r\n| This is A"))
      #expect(try terminal.articles.ids("list", "--unread").count == 1)
    }

    @Test("that isn't there is done without")
    func isntThere() throws {
      let end = try terminal.start(
        "read", id(), environment: ["PAGER": "no-such-pager", "NO_COLOR": "1"]
      ).end()
      #expect(end.status == 0)
      #expect(end.shown.contains("\r\nA\r\nMine · 2026-11-03 20:00\r\n"))
    }

    @Test("has Ctrl-C for itself, and the article is read when it ends")
    func interrupted() throws {
      let pager = "trap 'echo caught; exit' INT; cat; echo ready; while :; do sleep 0.1; done"
      let program = try terminal.start("read", id(), environment: ["PAGER": pager])
      try program.wait(for: "ready")
      program.type("\u{3}")
      let end = program.end()
      #expect(end.status == 0)
      #expect(end.shown.contains("caught"))
      #expect(try terminal.articles.ids("list", "--unread").count == 1)
    }
  }

  @Test("of hardly any width, or none that is known, it shows what it can", arguments: [0, 1, 7])
  func narrow(columns: UInt16) throws {
    for (command, text) in [("list", "Mi"), ("feeds", "Mi"), ("status", "store")] {
      let end = try start(command, columns: columns).end()
      #expect(end.status == 0)
      #expect(end.shown.contains(text))
    }
    let id = try #require(try articles.ids("list").first)
    let read = try start("read", id, columns: columns).end()
    #expect(read.status == 0)
    #expect(read.shown.contains("A"))
    #expect(try start("--help", columns: columns).end().status == 0)
    #expect(try start("refresh", columns: columns).end().status == 0)
  }

  @Test("colours what it shows, unless somebody wants none")
  func colours() throws {
    #expect(try start("list").end().shown.contains("\u{1B}[1mA\u{1B}[0m"))
    for (arguments, environment) in [
      (["list"], ["NO_COLOR": "1"]), (["list"], ["TERM": "dumb"]),
      (["list", "--color", "never"], [:]),
    ] {
      let program = try TerminalProgram(
        Repository.program("articles").path, arguments,
        environment: ["XDG_DATA_HOME": articles.folder.url.path].merging(environment) { $1 })
      #expect(!program.end().shown.contains("\u{1B}"))
    }
  }
}

import ChildProcesses
import Foundation
import LoopbackServer
import Testing

@Suite("Given something wrong, articles says what in one line, and loses nothing")
struct GivenSomethingWrong {
  let articles: ArticlesProgram

  init() throws {
    articles = try ArticlesProgram()
  }

  private func write(_ text: String, to name: String) throws {
    try text.write(to: articles.folder.url(name), atomically: true, encoding: .utf8)
  }

  private func follow(_ title: String) throws {
    try write(FeedText(title: title, items: ["A"]).rss, to: "\(title).xml")
    let added = try articles("add", "./\(title).xml")
    try #require(added.status == 0, "\(added)")
  }

  @Suite("as its store")
  struct AsItsStore {
    let articles: ArticlesProgram

    init() throws {
      articles = try ArticlesProgram()
    }

    @Test("a text file, which stays as it is")
    func textFile() throws {
      let file = articles.folder.url("notes.txt")
      try "My notes, which are no store.".write(to: file, atomically: true, encoding: .utf8)

      let outcome = try articles("--store", file.path, "add", "articles:welcome")

      #expect(outcome.status == 74)
      #expect(outcome.output == "")
      #expect(
        outcome.errors
          == "articles: \(file.path) is no store of articles, and was left as it is. Choose another path with --store.\n"
      )
      #expect(
        try String(contentsOf: file, encoding: .utf8) == "My notes, which are no store.")
    }

    @Test("a place below a file, where no folder can be made")
    func belowAFile() throws {
      let file = articles.folder.url("file")
      try Data().write(to: file)

      let outcome = try articles("--store", "\(file.path)/a/b.sqlite", "list")

      #expect(outcome.status == 74)
      #expect(outcome.errors.hasPrefix("articles: can't open the store \(file.path)/a/b.sqlite: "))
      #expect(outcome.errors.hasSuffix(" Choose another path with --store.\n"))
      #expect(outcome.errors.split(separator: "\n").count == 1)
    }

    @Test("a folder")
    func folder() throws {
      let outcome = try articles("--store", articles.folder.url.path, "list")
      #expect(outcome.status == 74)
      #expect(outcome.errors.split(separator: "\n").count == 1)
    }

    @Test("a pipe, which nobody writes into")
    func pipe() throws {
      let path = articles.folder.url("pipe").path
      try #require(mkfifo(path, 0o600) == 0)
      let outcome = try articles("--store", path, "list")
      #expect(outcome.status == 74)
      #expect(outcome.errors.split(separator: "\n").count == 1)
    }

    @Test("nothing at all")
    func empty() throws {
      let outcome = try articles("--store", "", "list")
      #expect(outcome.status == 64)
    }
  }

  @Test("a picture for a feed")
  func picture() throws {
    let png: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13]
    try Data(png).write(to: articles.folder.url("cat.png"))

    let outcome = try articles("add", "./cat.png")

    #expect(outcome.status == 1)
    #expect(
      outcome.errors
        == "articles: ./cat.png: it's no feed but a PNG picture. Look for a link to a feed on the page.\n"
    )
    #expect(try articles("feeds").output == "")
  }

  @Test("an address of another scheme")
  func anotherScheme() throws {
    let outcome = try articles("add", "gopher://a.example/feed")
    #expect(outcome.status == 1)
    #expect(
      outcome.errors
        == "articles: 'gopher:' addresses can't be fetched (gopher://a.example/feed); http, https and file can\n"
    )
  }

  @Test("one bad address of two: the other is followed")
  func oneOfTwo() throws {
    try write(FeedText(title: "Mine", items: ["A"]).rss, to: "mine.xml")
    let outcome = try articles("add", "./nowhere.xml", "./mine.xml")
    #expect(outcome.status == 1)
    #expect(outcome.output == "Following Mine: 1 article.\n")
    #expect(outcome.errors.hasPrefix("articles: ./nowhere.xml: can't read "))
  }

  @Test("an address that needs a network, when there is none")
  func offline() throws {
    let outcome = try articles("--offline", "add", "https://a.example/feed")
    #expect(outcome.status == 1)
    #expect(
      outcome.errors
        == "articles: https://a.example/feed needs a network and there is none. Try again when there is.\n"
    )
  }

  @Test("an id that no article has", arguments: [["read", "zzzz"], ["mark", "read", "zzzz"]])
  func unknownID(arguments: [String]) throws {
    let outcome = try articles.process.run(arguments)
    #expect(outcome.status == 1)
    #expect(
      outcome.errors
        == "articles: no article has an id that begins with 'zzzz'. See 'articles list'.\n")
  }

  @Test("an endless name: its beginning and its end are repeated")
  func endlessName() throws {
    let name = "begins" + String(repeating: "w", count: 100_000) + "ends"
    for arguments in [["list", "--feed", name], ["read", name], ["add", name], [name]] {
      let outcome = try articles.process.run(arguments)
      #expect([1, 64].contains(outcome.status))
      #expect(outcome.errors.count < 1_500)
      #expect(outcome.errors.contains("beginswww"))
      #expect(outcome.errors.contains("wwwends"))
    }
  }

  @Test("a title that two feeds have: neither goes")
  func twoTitles() throws {
    try follow("News of the north")
    try follow("News of the south")

    let outcome = try articles("remove", "news", "--yes")

    #expect(outcome.status == 1)
    #expect(
      outcome.errors.hasPrefix("articles: 'news' is part of 2 feeds' titles: News of the "))
    #expect(outcome.errors.hasSuffix(". Say more of it, or its id.\n"))
    #expect(try articles.ids("feeds").count == 2)
  }

  @Test("a feed to remove, and nobody to ask")
  func nobodyToAsk() throws {
    try follow("Mine")
    let outcome = try articles("remove", "Mine")
    #expect(outcome.status == 1)
    #expect(
      outcome.errors
        == "articles: Mine: nobody can be asked here, and nothing was removed. Say '--yes' to remove it.\n"
    )
    #expect(try articles.ids("feeds").count == 1)
  }

  @Test(
    "a command line that it can't read",
    arguments: [
      (["lst"], "Error: Unknown subcommand 'lst'. Did you mean 'list'?"),
      (["list", "--unraed"], "Error: Unknown option '--unraed'. Did you mean '--unread'?"),
      (
        ["list", "--limit", "many"],
        "Error: The value 'many' is invalid for '--limit <number>': use a whole number."
      ),
      (["list", "--limit", "-1"], "Error: '--limit' can't be negative."),
      (
        ["list", "--since", "someday"],
        "Error: The value 'someday' is invalid for '--since <date>': use "
          + "a day (2026-11-03), today, yesterday, or how long ago (12h, 7d, 2w)."
      ),
      (["list", "--store"], "Error: Missing value for '--store <path>'."),
      (["mark", "raed", "x"], nil),
      (["mark", "read"], "Error: Say which articles: ids, or '--feed', or '--all', one of these."),
      (["search", "-x"], nil), (["search", "--", "-x"], nil),
      (
        ["search", String(repeating: "word ", count: 20_000)],
        "Error: Say 200 words at most, not 20000."
      ),
      (["refresh", "--jobs", "0"], "Error: '--jobs' is a number from 1 to 256, not 0."),
      (["parse", "https://a.example/", "--base", "https://b.example/"], nil),
      (["read"], "Error: Missing expected argument '<id>'."),
    ] as [([String], String?)])
  func wrongUsage(arguments: [String], line: String?) throws {
    let outcome = try articles.process.run(arguments)
    #expect(outcome.status == 64)
    #expect(outcome.output == "")
    #expect(outcome.errors.hasPrefix("Error: "))
    #expect(outcome.errors.contains("\nUsage: articles "))
    if let line { #expect(outcome.errors.split(separator: "\n").first.map(String.init) == line) }
    #expect(!articles.store.exists)
  }

  @Test("a name, a password and escape codes in an address: they aren't repeated")
  func hostileAddress() throws {
    let outcome = try articles("add", "gopher://ann:secret@a.example/\u{1B}[31m\u{202E}")
    #expect(outcome.status == 1)
    #expect(!outcome.errors.contains("secret"))
    #expect(!outcome.errors.unicodeScalars.contains { $0 == "\u{1B}" || $0 == "\u{202E}" })
    #expect(
      try !articles("list", "--feed", "http://ann:secret@a.example/").errors.contains("secret"))
  }

  @Test("a file by its address, white space in it, is no mistake: it's parsed")
  func parsesAFileAddress() throws {
    try write(FeedText(title: "Mine", items: ["A"]).rss, to: "a b.xml")
    let outcome = try articles("parse", articles.folder.url("a b.xml").absoluteString)
    #expect(outcome.status == 0)
    #expect(outcome.output.hasSuffix("}\n"))
    #expect(!outcome.output.hasSuffix("\n\n"))
  }

  @Test("an article that means harm: it's read as text, at once")
  func hostileArticle() throws {
    let words = String(repeating: "w", count: 200_000)
    try write(
      """
      <rss version="2.0"><channel><title>T</title><item><guid>1</guid><title>t</title>
      <description>&lt;ol start=-9223372036854775808&gt;&lt;li&gt;a\(words)&lt;/ol&gt;</description>
      </item></channel></rss>
      """, to: "hostile.xml")
    try articles("add", "./hostile.xml")
    let id = try #require(try articles.ids("list").first)

    let outcome = try articles("read", id)

    #expect(outcome.status == 0)
    #expect(outcome.output.count { $0 == "w" } == 200_000)
  }

  @Test("a full device to print to")
  func fullDevice() throws {
    try follow("Mine")
    let shell = ChildProcess(
      URL(filePath: "/bin/sh"), environment: ["XDG_DATA_HOME": articles.folder.url.path])
    try #require(FileManager.default.fileExists(atPath: "/dev/full"))

    let outcome = try shell.run(
      ["-c", "\"$0\" list > /dev/full", Repository.program("articles").path])

    #expect(outcome.status == 74)
    #expect(outcome.errors == "articles: can't print: No space left on device\n")
  }

  @Test("a reader that stops listening: it ends without a word")
  func closedPipe() throws {
    try follow("Mine")
    let shell = ChildProcess(
      URL(filePath: "/bin/sh"), environment: ["XDG_DATA_HOME": articles.folder.url.path])

    let outcome = try shell.run(
      [
        "-c", "\"$0\" list | true; \"$0\" list --json | head -c 1",
        Repository.program("articles").path,
      ])

    #expect(outcome == .init(status: 0, output: "{"))
  }
}

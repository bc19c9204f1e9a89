import ChildProcesses
import Foundation
import Testing

@Suite("An archive")
struct AnArchive {
  let articles: ArticlesProgram

  init() throws {
    articles = try ArticlesProgram()
    let feed = FeedText(title: "News", items: ["First", "Second", "Third", "Fourth"])
    try feed.rss.write(to: articles.folder.url("feed.xml"), atomically: true, encoding: .utf8)
    try articles("add", "./feed.xml")
    let ids = try articles.ids("list")
    try articles("mark", "read", ids[0], ids[3])
    try articles("mark", "starred", ids[1])
    try articles("prune", "--older-than", "0d")
  }

  @Test("takes a store into another, whole, and is the same from there")
  func roundTrip() throws {
    let archive = try articles("export", "--all").output
    #expect(archive.split(separator: "\n").count == 1 + 1 + 2 + 2)
    let taken = try articles("--store", "other.sqlite", "import", "-", input: archive)
    #expect(taken == .init(status: 0, output: "Took in 1 feed and 2 articles.\n"))
    #expect(try articles("--store", "other.sqlite", "export", "--all").output == archive)
    #expect(try articles("--store", "other.sqlite", "search", "Second").titles.count == 1)
    let refreshed = try articles("--store", "other.sqlite", "refresh", "--force")
    #expect(refreshed.output == "1 feed: 0 new, 0 updated\n")
  }

  @Test("that was cut off is begun again, and what came is passed over")
  func resumed() throws {
    let archive = try articles("export", "--all").output
    let lines = archive.split(separator: "\n", omittingEmptySubsequences: false)
    let half = lines.prefix(5).joined(separator: "\n")
    #expect(
      try articles("--store", "other.sqlite", "import", "-", input: half)
        == .init(status: 0, output: "Took in 1 feed and 1 article.\n"))
    #expect(
      try articles("--store", "other.sqlite", "import", "-", input: archive)
        == .init(status: 0, output: "Took in 0 feeds and 1 article, 2 were here already.\n"))
    #expect(try articles("--store", "other.sqlite", "export", "--all").output == archive)
  }

  @Test("with lines that are none says which, and is taken but for them")
  func unreadable() throws {
    var lines = try articles("export", "--all").output.split(separator: "\n").map(String.init)
    lines.insert("{\"article\":{}}", at: 2)
    lines.insert("nonsense", at: 4)
    lines.insert(" ", at: 5)
    let taken = try articles(
      "--store", "other.sqlite", "import", "-", input: lines.joined(separator: "\n"))
    #expect(taken.status == 1)
    #expect(
      taken.output == "Took in 1 feed and 2 articles, 2 lines couldn't be read.\n")
    #expect(
      taken.errors == """
        articles: the standard input: line 3 is none of an archive: it lacks 'article.id'. Write it again: articles export --all
        articles: the standard input: line 5 is none of an archive: it isn't JSON, or not all of it. Write it again: articles export --all

        """)
  }

  @Test("may begin with a byte order mark")
  func byteOrderMark() throws {
    let archive = try articles("export", "--all").output
    let taken = try articles("--store", "other.sqlite", "import", "-", input: "\u{FEFF}" + archive)
    #expect(taken == .init(status: 0, output: "Took in 1 feed and 2 articles.\n"))
  }

  @Test("with an id as long as none is says so, and is taken but for it")
  func longID() throws {
    let archive = try articles("export", "--all").output
    let id = String(repeating: "x", count: 20_000)
    let pruned = "{\"pruned\":{\"id\":\"\(id)\",\"feed_id\":\"a\"}}\n"
    let taken = try articles("--store", "other.sqlite", "import", "-", input: archive + pruned)
    #expect(
      taken
        == .init(
          status: 1, output: "Took in 1 feed and 2 articles, 1 line couldn't be read.\n",
          errors:
            "articles: the standard input: line 7 is none of an archive: an id of 20000 bytes is none. Write it again: articles export --all\n"
        ))
  }

  @Test("of a newer program is refused with its number, and nothing of it is taken")
  func newer() throws {
    let taken = try articles(
      "--store", "other.sqlite", "import", "-",
      input: "{\"archive\":{\"version\":9}}\n{\"feed\":{}}\n")
    #expect(taken.status == 1)
    #expect(taken.output == "")
    #expect(
      taken.errors
        == "articles: the archive has version 9, and this program knows 1. Use a newer program.\n")
  }

  @Test("is written to a file whole or not at all, and without passwords unless they are asked for")
  func file() throws {
    let list =
      "<opml><body><outline text='P' xmlUrl='https://ann:hunter2@a.example/'/></body></opml>"
    try articles("import", "-", input: list)
    let written = try articles("export", "--all", "all.jsonl")
    #expect(written.output == "Wrote 2 feeds and 2 articles to all.jsonl.\n")
    #expect(written.errors.contains("--with-passwords"))
    let text = try String(contentsOf: articles.folder.url("all.jsonl"), encoding: .utf8)
    #expect(!text.contains("hunter2"))
    #expect(try articles("export", "--all", "all.jsonl").status == 74)
    #expect(try articles("export", "--all", "--with-passwords").output.contains("ann:hunter2@"))
  }
}

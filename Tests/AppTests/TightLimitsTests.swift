import ChildProcesses
import Foundation
import LoopbackServer
import Testing

@Suite("Where the system allows little, articles")
struct WhereTheSystemAllowsLittle {
  let articles: ArticlesProgram

  init() throws {
    articles = try ArticlesProgram()
    try FeedText(title: "Mine", items: ["A", "B"]).rss
      .write(to: articles.folder.url("mine.xml"), atomically: true, encoding: .utf8)
  }

  @Test(
    "says that too few files may be open, and begins nothing", arguments: [8, 12, 24],
    [["list"], ["add", "./mine.xml"], ["refresh"]])
  func fewFiles(limit: Int, arguments: [String]) throws {
    let outcome = try articles.shell("ulimit -n \(limit); exec \"$0\" \"$@\"", arguments)
    #expect(
      outcome
        == .init(
          status: 74,
          errors:
            "articles: only \(limit) files may be open at once here, too few to begin. Allow more: ulimit -n 256\n"
        ))
    #expect(!articles.store.exists)
  }

  @Test("works with few files more than it needs, and allows itself what it may")
  func enoughFiles() throws {
    let outcome = try articles.shell("ulimit -n 48; exec \"$0\" \"$@\"", ["add", "./mine.xml"])
    #expect(outcome == .init(status: 0, output: "Following Mine: 2 articles.\n"))
  }

  @Test("asks more hosts than it may have connections, one after the other")
  func manyHosts() throws {
    let servers = try (0..<40).map { _ in try LoopbackServer() }
    let outlines = servers.map { server in
      server.answer("/f", with: .ok(FeedText(title: "Feed", items: ["A"]).rss))
      return "<outline xmlUrl='\(server.address("/f"))'/>"
    }
    try articles("import", "-", input: "<opml><body>\(outlines.joined())</body></opml>")
    let outcome = try articles.shell("ulimit -n 56; exec \"$0\" \"$@\"", ["refresh"])
    #expect(outcome.errors == "")
    #expect(outcome.output.hasPrefix("40 feeds: 40 new, 0 updated"))
  }

  @Test(
    "works with little memory or says that there's too little, and never waits for more",
    .enabled(if: ArticlesProgram.isOnLinux, "other systems limit no process's addresses"))
  func littleMemory() throws {
    let linkerFailed: Int32 = 127
    var outcomes: Set<Int32> = []
    for megabytes in stride(from: 40, through: 400, by: 20) {
      let outcome = try articles.shell(
        "ulimit -v \(megabytes << 10); exec \"$0\" \"$@\"", ["add", "./mine.xml"])
      outcomes.insert(outcome.status)
      if outcome.status == 74 {
        #expect(
          outcome.errors
            == "articles: there's too little memory here to begin. Allow more: ulimit -v unlimited\n"
        )
      }
    }
    #expect(outcomes.isSuperset(of: [74, 0]))
    #expect(outcomes.isSubset(of: [linkerFailed, 74, 0]))
  }

  @Test("takes a file that may not grow for a full disk, and loses nothing")
  func smallFiles() throws {
    try articles("add", "./mine.xml")
    // Into a pipe, for standard error is a file here, too.
    let outcome = try articles.shell(
      "{ (ulimit -f 0; exec \"$0\" \"$@\"); echo $?; } 2>&1 | cat",
      ["mark", "starred", "--all"])
    #expect(
      outcome.output
        == "articles: there's no room left for the store \(articles.store.path). Nothing was lost; make room, and try again.\n74\n"
    )
    #expect(try articles("list").titles == ["● | Mine | A", "● | Mine | B"])
    #expect(try articles("check") == .init(status: 0, output: "The store is whole.\n"))
  }

  @Test("prints into no file of its own when its output is closed, and says so")
  func closedOutput() throws {
    try articles("add", "./mine.xml")
    for command in ["list", "status", "refresh"] {
      let outcome = try articles.shell("exec \"$0\" \"$@\" >&-", [command])
      #expect(
        outcome == .init(status: 74, errors: "articles: can't print: Bad file descriptor\n"))
    }
    #expect(try articles.shell("exec \"$0\" \"$@\" >&- 2>&- <&-", ["list"]) == .init(status: 74))
    #expect(try articles.shell("exec \"$0\" \"$@\" 2>&-", ["lst"]) == .init(status: 74))
    #expect(try articles("check") == .init(status: 0, output: "The store is whole.\n"))
  }

  @Test("says that there is nothing to read when its input is closed")
  func closedInput() throws {
    for arguments in [["import", "-"], ["parse", "-"]] {
      let outcome = try articles.shell("exec \"$0\" \"$@\" <&-", arguments)
      #expect(
        outcome
          == .init(
            status: 1, errors: "articles: can't read the standard input: Bad file descriptor\n"))
    }
  }

  @Test("ends quietly when its reader does, even if a parent ignores broken pipes")
  func ignoredSignal() throws {
    try articles("add", "./mine.xml")
    let outcome = try articles.shell("trap '' PIPE; \"$0\" \"$@\" | true", ["list"])
    #expect(outcome == .init(status: 0))
  }

  @Test("refuses a name that isn't UTF-8, and takes no other file for it")
  func notUTF8() throws {
    let outcome = try articles.shell(
      "exec \"$0\" add \"$(printf './m\\377ne.xml')\"", [])
    #expect(
      outcome
        == .init(
          status: 64,
          errors:
            "articles: './m\u{FFFD}ne.xml' isn't UTF-8. Give the file another name, or hand it in by '-'.\n"
        ))
  }
}

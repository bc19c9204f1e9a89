import ChildProcesses
import Foundation
import LoopbackServer
import Testing

@Suite("A reader who follows a feed")
struct AReaderWhoFollowsAFeed {
  let articles: ArticlesProgram
  let server: LoopbackServer

  init() throws {
    articles = try ArticlesProgram()
    server = try LoopbackServer()
    serve(["One", "Two", "Three"])
  }

  /// Answers with these items, and with 304 who has them already.
  private func serve(_ items: [String], at path: String = "/feed.xml", title: String = "News") {
    let body = FeedText(title: title, items: items).rss
    let tag = "\"\(items.joined())\""
    server.answer(path) { request in
      request.header("If-None-Match") == tag
        ? .status(304, headers: ["ETag": tag]) : .ok(body, headers: ["ETag": tag])
    }
  }

  private func follow() throws {
    let added = try articles("add", server.address("/feed.xml"))
    try #require(added.output == "Following News: 3 articles.\n", "\(added)")
  }

  @Test("sees its articles, newest first")
  func sees() throws {
    try follow()

    let listed = try articles("list")
    #expect(listed.titles == ["● | News | One", "● | News | Two", "● | News | Three"])
    #expect(listed.output.contains("\t2026-11-03T20:00:00Z\t"))
    #expect(server.requests.map(\.target) == ["/feed.xml"])
  }

  @Test("reads an article by the beginning of its id, which marks it read")
  func reads() throws {
    try follow()
    let id = try #require(try articles.ids("list").first)

    let read = try articles("read", String(id.prefix(6)))

    #expect(read.status == 0)
    #expect(read.output.hasPrefix("One\nNews · 2026-11-03 20:00\n\nThis is One, with a link"))
    #expect(read.output.contains("https://a.example/x"))
    #expect(try articles("list", "--unread").titles == ["● | News | Two", "● | News | Three"])
    #expect(try articles("list").titles.first == " | News | One")
  }

  @Test("reads two articles with an empty line between them")
  func readsTwo() throws {
    try follow()
    let ids = try articles.ids("list")

    let read = try articles("read", ids[0], "nosuchid", ids[1])

    #expect(read.status == 1)
    #expect(read.output.hasPrefix("One\n"))
    #expect(read.output.components(separatedBy: "\n\nTwo\nNews").count == 2)
    #expect(!read.output.contains("\n\n\n"))
  }

  @Test("sees an article without a title by how it begins, and reads it without one")
  func untitled() throws {
    server.answer(
      "/micro.xml",
      with: .ok(
        """
        <rss version="2.0"><channel><title>Micro</title>
        <item><guid isPermaLink="false">1</guid>
        <description>&lt;p&gt;Ducks &lt;b&gt;today&lt;/b&gt;.&lt;/p&gt;</description></item>
        <item><guid isPermaLink="false">2</guid><link>https://a.example/2</link></item>
        </channel></rss>
        """))
    try articles("add", server.address("/micro.xml"))

    #expect(
      try articles("list").titles == [
        "● | Micro | Ducks today.", "● | Micro | https://a.example/2",
      ])
    #expect(
      try articles("search", "ducks").titles == ["Micro | Ducks today. | **Ducks** today."])
    #expect(try !articles("list", "--json").output.contains("Ducks"))
    let id = try #require(try articles.ids("list").first)
    #expect(try articles("read", id).output == "Micro\n\nDucks today.\n")
  }

  @Test("keeps an article for later, and finds it among the starred")
  func stars() throws {
    try follow()
    let id = try #require(try articles.ids("list").last)

    #expect(try articles("mark", "starred", id).output == "Marked 1 article starred.\n")
    #expect(try articles("list", "--starred").titles == ["●★ | News | Three"])
    #expect(
      try articles("mark", "starred", id).output
        == "Nothing changed: they were starred before.\n")
  }

  @Test("is done with a feed at once")
  func marksAll() throws {
    try follow()
    #expect(try articles("mark", "read", "--feed", "news").output == "Marked 3 articles read.\n")
    #expect(try articles().output == "")
  }

  @Test("finds an article by its words")
  func searches() throws {
    try follow()
    let found = try articles("search", "title:two", "link")
    #expect(found.status == 0)
    #expect(found.titles.map { $0.hasPrefix("News | Two | ") } == [true])
    #expect(found.titles.first?.contains("**link**") == true)
    #expect(try articles("search", "nowhere").output == "")
  }

  @Test("asks for changes only, and is told that there are none")
  func refreshesUnchanged() throws {
    try follow()

    let refreshed = try articles("refresh")

    #expect(refreshed.output.hasPrefix("1 feed: 0 new, 0 updated, 1 with nothing new"))
    #expect(refreshed.status == 0)
    #expect(server.requests.map { $0.header("If-None-Match") } == [nil, "\"OneTwoThree\""])
  }

  @Test("gets what is new, and keeps what left the feed")
  func refreshesChanged() throws {
    try follow()
    let id = try #require(try articles.ids("list").first)
    try articles("mark", "read", id)
    serve(["Zero", "One"])

    let refreshed = try articles("refresh")

    #expect(refreshed.output.hasPrefix("1 feed: 1 new, 1 updated"))
    #expect(
      Set(try articles("list").titles) == [
        "● | News | Zero", "↻ | News | One", "● | News | Two", "● | News | Three",
      ])
  }

  @Test("reads on when the server is gone, and is told which feed failed")
  func serverGone() throws {
    try follow()
    server.answer("/feed.xml", with: .status(500))
    serve(["Other"], at: "/other.xml", title: "Other")
    try articles("add", server.address("/other.xml"))

    let refreshed = try articles("refresh", "--force")

    #expect(refreshed.status == 1)
    #expect(
      refreshed.errors
        == "articles: News: \(server.address("/feed.xml")) answered 500: the server has a problem\n"
    )
    #expect(refreshed.output.hasPrefix("2 feeds: 0 new, 0 updated, 1 failed"))
    #expect(try articles("list", "--feed", "News").titles.count == 3)
    #expect(try articles("feeds").output.contains("answered 500"))
  }

  @Test("finds the feed that a page leads to, with one request more")
  func followsAPage() throws {
    server.answer(
      "/",
      with: .ok(
        """
        <!DOCTYPE html><html><head><title>News</title>
        <link rel="alternate" type="application/rss+xml" href="/feed.xml"></head><body></body></html>
        """))

    #expect(
      try articles("add", server.address("/")).output
        == "Following News (\(server.address("/feed.xml"))): 3 articles.\n")
    #expect(server.requests.map(\.target) == ["/", "/feed.xml"])
  }

  @Test("follows a file by its path, in a folder of its own")
  func followsAFile() throws {
    let file = articles.folder.url("a feed.xml")
    try FeedText(title: "Mine", items: ["A", "B"]).rss
      .write(to: file, atomically: true, encoding: .utf8)

    #expect(
      try articles("--offline", "add", "a feed.xml").output == "Following Mine: 2 articles.\n")
    #expect(try articles("--offline", "refresh").status == 0)
    #expect(try articles("list").titles == ["● | Mine | A", "● | Mine | B"])
  }

  @Test("looks at a feed without storing anything")
  func parses() throws {
    let outcome = try articles("parse", server.address("/feed.xml"))
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("\"version\""))
    #expect(outcome.output.contains("\"rss-2.0\""))
    #expect(!articles.store.exists)
  }

  @Test("pipes a feed in")
  func parsesStandardInput() throws {
    let feed = FeedText(title: "Piped", items: ["A"]).rss
    let outcome = try articles("parse", "-", input: feed)
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("\"Piped\""))
  }
}

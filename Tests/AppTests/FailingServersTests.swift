import ChildProcesses
import Foundation
import LoopbackServer
import Testing

@Suite("A feed whose server")
struct AFeedWhoseServer {
  let articles: ArticlesProgram
  let server: LoopbackServer

  init() throws {
    articles = try ArticlesProgram()
    server = try LoopbackServer()
    serve()
    try articles("add", server.address("/feed"))
  }

  private func serve(_ items: String...) {
    server.serve(
      FeedText(title: "News", items: items + ["One"]).rss, at: "/feed",
      entityTag: "\"\(items.count)\"")
  }

  @Test("says that it's gone is asked no more, but by its name, and comes back when it does")
  func gone() throws {
    server.answer("/feed", with: .status(410))
    let id = try #require(try articles.ids("feeds").first)

    let refreshed = try articles("refresh")
    #expect(refreshed.status == 1)
    #expect(
      refreshed.errors
        == "articles: News: it's gone for good. It won't be asked again unless it's named; 'articles remove \(id)' lets go of it.\n"
    )
    #expect(try articles("feeds").output.hasSuffix("\tNews\tgone for good\n"))
    #expect(try articles("list").titles == ["● | News | One"])

    let asked = server.requests.count
    #expect(try articles("refresh").output.hasPrefix("1 feed: 0 new, 0 updated, 1 left alone"))
    #expect(server.requests.count == asked)

    serve("Two")
    #expect(try articles("refresh", "news").output.hasPrefix("1 feed: 1 new, 1 updated"))
    #expect(try articles("feeds").output.hasSuffix("\tNews\t\n"))
    #expect(
      try articles("refresh").output.hasPrefix("1 feed: 0 new, 0 updated, 1 with nothing new"))
  }

  @Test("asks for patience is left alone until then", arguments: [429, 503])
  func patience(status: Int) throws {
    server.answer("/feed", with: .status(status, headers: ["Retry-After": "7200"]))
    #expect(try articles("refresh").status == 1)
    let asked = server.requests.count

    let refreshed = try articles("refresh", "--verbose")

    #expect(refreshed.status == 0)
    #expect(refreshed.output.hasPrefix("News: left alone until "))
    #expect(refreshed.output.contains("\n1 feed: 0 new, 0 updated, 1 left alone"))
    #expect(server.requests.count == asked)
  }

  @Test("sends a bomb is refused before it's all there")
  func bomb() throws {
    let folder = try TemporaryFolder()
    let bomb = folder.url("bomb")
    try SpawnedProgram(
      "sh", ["-c", "head -c 70000000 /dev/zero | tr '\\0' ' ' | gzip"], output: bomb.path
    ).wait()
    let bytes = try [UInt8](Data(contentsOf: bomb))
    #expect(bytes.count < 1 << 20)
    server.answer("/feed", with: .status(200, headers: ["Content-Encoding": "gzip"], body: bytes))

    let refreshed = try articles("refresh")

    #expect(refreshed.status == 1)
    #expect(refreshed.errors == "articles: News: it's larger than 64 MiB\n")
    #expect(try articles("list").titles == ["● | News | One"])
  }

  @Test("says that nothing changed though nobody asked has failed", arguments: [204, 304])
  func unasked(status: Int) throws {
    server.answer("/other", with: .status(status))
    let added = try articles("add", server.address("/other"))
    #expect(
      added
        == .init(
          status: 1, errors: "articles: \(server.address("/other")) answered \(status)\n"))
    #expect(try articles.ids("feeds").count == 1)
  }

  @Test(
    "sends it elsewhere: no file and no other scheme is ever fetched",
    arguments: ["file:///etc/hostname", "ftp://127.0.0.1/f", "javascript:alert(1)", "data:,x"])
  func elsewhere(location: String) throws {
    server.answer("/feed", with: .redirect(to: location))
    let refreshed = try articles("refresh")
    #expect(refreshed.status == 1)
    #expect(refreshed.errors.hasPrefix("articles: News: "))
    #expect(refreshed.errors.split(separator: "\n").count == 1)
    #expect(try articles("list").titles == ["● | News | One"])
  }

  @Test("sends it to another port is followed there, for now")
  func anotherPort() throws {
    let other = try LoopbackServer()
    other.serve(FeedText(title: "News", items: ["Two"]).rss, at: "/f")
    server.answer("/feed", with: .redirect(301, to: other.address("/f")))
    #expect(try articles("refresh").output.hasPrefix("1 feed: 1 new, 0 updated"))
    #expect(
      try articles("feeds", "--json").output.contains("\"\(server.address("/feed"))\""))
  }

  @Test("is told of as it happens, an event a line")
  func events() throws {
    server.answer("/bad", with: .ok(FeedText(title: "Bad", items: ["B"]).rss))
    try articles("add", server.address("/bad"))
    server.answer("/bad", with: .status(500))
    serve("Two")

    let lines = try articles("refresh", "--json-lines").output.split(separator: "\n")

    let ids = try articles.ids("feeds")
    #expect(lines.count == 4)
    #expect(lines.first == #"{"event":"began","feeds":2}"#)
    #expect(
      Set(lines[1...2]) == [
        #"{"event":"feed","feed_id":"\#(ids[0])","feed_title":"Bad","reason":"\#(server.address("/bad")) answered 500: the server has a problem","result":"failed"}"#,
        #"{"event":"feed","feed_id":"\#(ids[1])","feed_title":"News","new_articles":1,"result":"changed","updated_articles":1}"#,
      ])
    #expect(
      lines[3].replacing(/"as_of":"[^"]*",/, with: "")
        == #"{"changed":1,"event":"finished","failed":1,"is_connected":\#(try articles.isConnected()),"new_articles":1,"not_modified":0,"skipped":0,"updated_articles":1}"#
    )
  }
}

extension ArticlesProgram {
  /// What the program thinks of this machine's network.
  fileprivate func isConnected() throws -> Bool {
    try self("status").output.contains("network\tconnected")
  }
}

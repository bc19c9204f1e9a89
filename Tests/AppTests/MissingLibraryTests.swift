import ChildProcesses
import Foundation
import LoopbackServer
import Testing

@Suite(
  "Where a library of the system is missing, articles",
  .enabled(if: ArticlesProgram.isOnLinux, "other systems aren't without theirs"))
struct WhereALibraryIsMissing {
  let articles: ArticlesProgram
  let server: LoopbackServer
  let id: String

  init() throws {
    articles = try ArticlesProgram()
    server = try LoopbackServer()
    server.answer("/feed.xml", with: .ok(FeedText(title: "Far", items: ["A"]).rss))
    let files = [
      "near.xml": FeedText(title: "Near", items: ["B"]).rss,
      "other.xml": FeedText(title: "Other", items: ["C"]).rss,
      "list.opml": "<opml><body><outline xmlUrl='https://a.example/'/></body></opml>",
    ]
    for (name, text) in files {
      try text.write(to: articles.folder.url(name), atomically: true, encoding: .utf8)
    }
    try articles("add", server.address("/feed.xml"), "./near.xml")
    id = try #require(try articles.ids("list").first)
  }

  /// Runs it where the loader finds files of these names first, and they are no libraries.
  private func run(_ arguments: [String], without libraries: [String]) throws
    -> ChildProcess.Outcome
  {
    let folder = articles.folder.url("libraries")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for name in libraries { try Data().write(to: folder.appending(path: name)) }
    return try articles.shell("LD_LIBRARY_PATH=\"$PWD/libraries\" exec \"$0\" \"$@\"", arguments)
  }

  private static let libcurl = ["libcurl.so.4"]
  private static let libxml2 = ["libxml2.so.2", "libxml2.so.16"]

  /// What changes when a feed is asked or an article read.
  private func stored() throws -> [ChildProcess.Outcome] {
    [try articles("feeds", "--json"), try articles("list", "--json")]
  }

  private func expectLack(_ outcome: ChildProcess.Outcome, of name: String, _ package: String) {
    #expect(outcome.status == 74)
    #expect(outcome.output == "")
    #expect(outcome.errors.hasPrefix("articles: this needs \(name), which can't be loaded here: "))
    #expect(outcome.errors.hasSuffix(", or dnf install \(package)\n"))
    #expect(outcome.errors.split(separator: "\n").count == 1)
  }

  @Test("shows what is stored as ever")
  func shows() throws {
    for arguments in [
      ["list"], ["search", "this"], ["feeds"], ["export"], ["read", id, "--json"],
    ] {
      let outcome = try run(arguments, without: Self.libcurl + Self.libxml2)
      #expect(try outcome == articles.shell("exec \"$0\" \"$@\"", arguments))
      #expect(outcome.status == 0 && !outcome.output.isEmpty)
    }
  }

  @Test("says that libxml2 is, once, and changes nothing")
  func libxml2() throws {
    let before = try stored()
    for arguments in [
      ["parse", "near.xml"], ["add", "./other.xml", "./other.xml"], ["refresh", "--force"],
      ["import", "list.opml"], ["read", id, id],
    ] {
      expectLack(try run(arguments, without: Self.libxml2), of: "libxml2", "libxml2")
    }
    #expect(try stored() == before)
  }

  @Test("says that libcurl is, once, where an address is fetched, and changes nothing")
  func libcurl() throws {
    let before = try stored()
    let address = server.address("/feed.xml")
    for arguments in [["parse", address], ["add", address + "?a", address + "?b"], ["refresh"]] {
      expectLack(try run(arguments, without: Self.libcurl), of: "libcurl", "libcurl")
    }
    #expect(try stored() == before)
    #expect(try run(["refresh", "near"], without: Self.libcurl).status == 0)
  }
}

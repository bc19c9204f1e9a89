import ChildProcesses
import Foundation
import LoopbackServer
import Testing

/// Refreshes of many feeds as processes, with what can befall them.
///
/// A run of all tests has few moments and feeds; `ARTICLES_KILLS=200 ARTICLES_FEEDS=200` has as many.
@Suite("A first refresh of many feeds", .serialized)
struct AFirstRefreshOfManyFeeds {
  private static let environment = ProcessInfo.processInfo.environment
  private static let kills = environment["ARTICLES_KILLS"].flatMap(Int.init) ?? 8
  private static let feedCount = environment["ARTICLES_FEEDS"].flatMap(Int.init) ?? 40
  private static let itemCount = 5

  private let server: LoopbackServer
  private let list: String

  init() throws {
    let server = try LoopbackServer()
    let outlines = (0..<Self.feedCount).map { feed in
      let items = (0..<Self.itemCount).map { "Article \($0) of \(feed)" }
      server.serve(
        FeedText(title: "Feed \(feed)", items: items).rss, at: "/\(feed)", entityTag: "\"\(feed)\"")
      return "<outline text='Feed \(feed)' xmlUrl='\(server.address("/\(feed)"))'/>"
    }
    self.server = server
    list = "<opml><body>\(outlines.joined())</body></opml>"
  }

  private func program() throws -> ArticlesProgram {
    let articles = try ArticlesProgram()
    let outcome = try articles("import", "-", input: list)
    try #require(outcome.status == 0, "\(outcome)")
    return articles
  }

  private func start(_ articles: ArticlesProgram, _ arguments: String...) throws -> SpawnedProgram {
    try SpawnedProgram(
      Repository.program("articles").path, arguments + ["--store", articles.store.path])
  }

  /// Each article once, each feed asked for changes alone, and nothing damaged.
  private func expectWhole(_ articles: ArticlesProgram) throws {
    let titles = try articles("list", "--limit", "9999").titles.map {
      $0.split(separator: "| ").last.map(String.init)
    }
    let expected = (0..<Self.feedCount).flatMap { feed in
      (0..<Self.itemCount).map { "Article \($0) of \(feed)" }
    }
    #expect(titles.count == expected.count)
    #expect(Set(titles) == Set(expected))
    #expect(try articles("check") == .init(status: 0, output: "The store is whole.\n"))
    let asked = server.requests.count
    let refreshed = try articles("refresh")
    #expect(
      refreshed.output
        == "\(Self.feedCount) feeds: 0 new, 0 updated, \(Self.feedCount) with nothing new\n")
    let tags = server.requests.dropFirst(asked).map { $0.header("If-None-Match") }
    #expect(Set(tags) == Set((0..<Self.feedCount).map { "\"\($0)\"" }))
  }

  @Test("that is killed at any moment loses and doubles nothing, and goes on")
  func killed() throws {
    let start = ContinuousClock.now
    try self.start(program(), "refresh").wait()
    let whole = ContinuousClock.now - start
    for _ in 0..<Self.kills {
      let articles = try program()
      let refresh = try self.start(articles, "refresh")
      Thread.sleep(forTimeInterval: (whole / .seconds(1)) * Double.random(in: 0...1))
      _ = refresh.end(by: SIGKILL)

      #expect(try articles("check") == .init(status: 0, output: "The store is whole.\n"))
      let before = try articles.ids("list", "--limit", "9999")
      #expect(before.count.isMultiple(of: Self.itemCount))
      try articles("mark", "starred", "--all")
      try articles("mark", "read", "--all")
      let asked = server.requests.count
      #expect(try articles("refresh").status == 0)
      let again = server.requests.dropFirst(asked).count { $0.header("If-None-Match") == nil }
      #expect(again == Self.feedCount - before.count / Self.itemCount)
      #expect(Set(try articles.ids("list", "--starred", "--limit", "9999")) == Set(before))
      #expect(Set(try articles.ids("list", "--unread", "--limit", "9999")).isDisjoint(with: before))
      try expectWhole(articles)
    }
  }

  @Test("goes well beside others, with lists and marks between", arguments: [2, 8])
  func several(count: Int) throws {
    let articles = try program()
    let refreshes = try (0..<count).map { _ in try start(articles, "refresh") }
    for _ in 0..<5 {
      #expect(try articles("list").errors == "")
      #expect(try articles("mark", "starred", "--all").errors == "")
      #expect(try articles("search", "article").errors == "")
    }
    for refresh in refreshes { try refresh.wait() }
    try expectWhole(articles)
  }

  @Test("several first runs at once show the same five articles")
  func firstRuns() throws {
    let articles = try ArticlesProgram()
    let runs = try (0..<4).map { _ in try start(articles, "--offline") }
    for run in runs { try run.wait() }
    #expect(try articles("--offline").titles.count == 5)
    #expect(try articles("check") == .init(status: 0, output: "The store is whole.\n"))
  }
}

import ChildProcesses
import Foundation
import Testing

@Suite(
  "A store on a disk that fills up",
  .enabled(if: SmallDisk.isAvailable, "a small disk can't be mounted here"))
struct AStoreOnADiskThatFillsUp {
  private static let feedCount = 10
  private static let itemCount = 20

  private let disk: SmallDisk
  private let articles: ArticlesProgram

  init() throws {
    disk = try SmallDisk(megabytes: 24)
    articles = try ArticlesProgram()
    let outlines = try (0..<Self.feedCount).map { feed in
      let file = articles.folder.url("\(feed).xml")
      let items = (0..<Self.itemCount).map {
        "\($0) of \(feed) " + String(repeating: "word ", count: 800)
      }
      try FeedText(title: "Feed \(feed)", items: items).rss
        .write(to: file, atomically: true, encoding: .utf8)
      return "<outline xmlUrl='\(file.absoluteString)'/>"
    }
    let list = "<opml><body>\(outlines.joined())</body></opml>"
    let imported = try articles("--store", store, "import", "-", input: list)
    try #require(imported.status == 0, "\(imported)")
  }

  private var store: String { disk.path + "/a.sqlite" }

  private func run(_ arguments: String...) throws -> ChildProcess.Outcome {
    try articles.process.run(["--store", store] + arguments)
  }

  private static func noRoom(for path: String) -> ChildProcess.Outcome {
    ChildProcess.Outcome(
      status: 74,
      errors:
        "articles: there's no room left for the store \(path). Nothing was lost; make room, and try again.\n"
    )
  }

  /// How many articles of each feed are listed.
  private func counts() throws -> [String: Int] {
    let listed = try run("list", "--limit", "0")
    try #require(listed.status == 0, "\(listed)")
    let feeds = listed.titles.map { $0.components(separatedBy: " | ")[1] }
    return Dictionary(feeds.map { ($0, 1) }, uniquingKeysWith: +)
  }

  @Test(
    "at any point says so, keeps whole feeds alone, and goes on once there's room",
    arguments: (0..<20).map { 20_000 + $0 * 170_000 })
  func anywhere(room: Int) throws {
    let full = Self.noRoom(for: store)
    try disk.fill(leaving: room)

    let refreshed = try run("refresh")
    #expect(refreshed.status == 0 || refreshed == full)
    let before = try counts()
    #expect(before.values.allSatisfy { $0 == Self.itemCount })
    for command in [["mark", "starred", "--all"], ["mark", "read", "--all"]] {
      let outcome = try articles.process.run(["--store", store] + command)
      #expect(outcome.status == 0 || outcome == full)
    }
    // It finds all that is stored, or says that there's no room for the index to find it by.
    let searched = try run("search", "word")
    #expect(
      searched.status == 0 && searched.output.isEmpty == before.isEmpty
        || searched == Self.noRoom(for: store + ".search"))
    #expect(try run("status").status == 0)

    try disk.empty()
    #expect(try run("check") == .init(status: 0, output: "The store is whole.\n"))
    #expect(try run("refresh", "--force").status == 0)
    #expect(try Set(counts().values) == [Self.itemCount])
    #expect(try counts().count == Self.feedCount)
  }
}

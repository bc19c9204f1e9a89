import ChildProcesses
import Foundation
import Testing

@Suite("A store on a disk that fills up")
struct AStoreOnADiskThatFillsUp {
  /// A disk of one megabyte, in memory.
  private final class SmallDisk {
    let folder: TemporaryFolder

    init() throws {
      folder = try TemporaryFolder()
      let mount = try ChildProcess(URL(filePath: "/bin/mount"))
        .run(["-t", "tmpfs", "-o", "size=1m", "tmpfs", folder.url.path])
      try #require(mount.status == 0, "\(mount)")
    }

    deinit {
      _ = try? ChildProcess(URL(filePath: "/bin/umount")).run([folder.url.path])
    }
  }

  static let canMount: Bool = {
    #if os(Linux)
      guard geteuid() == 0, let folder = try? TemporaryFolder() else { return false }
      let trial = try? ChildProcess(URL(filePath: "/bin/mount"))
        .run(["-t", "tmpfs", "-o", "size=1m", "tmpfs", folder.url.path])
      guard trial?.status == 0 else { return false }
      return (try? ChildProcess(URL(filePath: "/bin/umount")).run([folder.url.path]).status) == 0
    #else
      return false
    #endif
  }()

  @Test(
    "refuses the feed that has no room, says so, and keeps the rest",
    .enabled(if: canMount, "mounting a small disk needs root on Linux"))
  func refusesWhatHasNoRoom() throws {
    let disk = try SmallDisk()
    let articles = try ArticlesProgram()
    let store = disk.folder.url("a.sqlite").path
    let small = FeedText(title: "Small", items: ["A", "B"])
    let large = FeedText(
      title: "Large", items: (0..<400).map { "\($0) " + String(repeating: "word ", count: 800) })
    try small.rss.write(to: articles.folder.url("small.xml"), atomically: true, encoding: .utf8)
    try large.rss.write(to: articles.folder.url("large.xml"), atomically: true, encoding: .utf8)
    try articles("--store", store, "add", "./small.xml")

    let outcome = try articles("--store", store, "add", "./large.xml")

    #expect(
      outcome
        == .init(
          status: 74,
          errors:
            "articles: there's no room left for the store \(store). Nothing was lost; make room, and try again.\n"
        ))
    #expect(try articles("--store", store, "list").titles == ["● | Small | A", "● | Small | B"])
    #expect(try articles("--store", store, "feeds").output.split(separator: "\n").count == 1)
  }
}

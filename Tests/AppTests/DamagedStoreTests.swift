import ChildProcesses
import Foundation
import Testing

@Suite("With a damaged store, articles")
struct WithADamagedStore {
  let articles: ArticlesProgram

  init() throws {
    articles = try ArticlesProgram()
    let feed = FeedText(title: "Mine", items: (0..<18).map { "Title \($0)" })
    try feed.rss.write(
      to: articles.folder.url("mine.xml"), atomically: true, encoding: .utf8)
    try articles("add", "./mine.xml")
    try articles("check")
  }

  private func damage(at offset: Int, count: Int) throws {
    let file = try FileHandle(forUpdating: articles.store)
    try file.seek(toOffset: UInt64(offset))
    try file.write(contentsOf: Data(repeating: 0xFF, count: count))
    try file.close()
  }

  @Test("says what to do, saves what can be read, and says what is lost")
  func rescues() throws {
    try #require(articles("prune", "--older-than", "1d").status == 0)
    try damage(at: 100, count: 9_000)

    let listed = try articles("list")
    #expect(listed.status == 74)
    #expect(
      listed.errors
        == "articles: the store \(articles.store.path) is damaged (database disk image is malformed). Keep a copy of it, and run 'articles check'.\n"
    )
    let checked = try articles("check")
    #expect(checked.status == 74)
    #expect(checked.output.contains("Lost: feeds may be missing\n"))
    #expect(
      checked.output.hasSuffix(
        "The store as it was is kept in \(articles.store.path).damaged-1.\n"))
    #expect(
      checked.errors == "articles: the store was damaged, and not all of it could be saved.\n")
    #expect(try articles("check") == .init(status: 0, output: "The store is whole.\n"))
    #expect(try articles("add", "./mine.xml").output == "Following Mine: 18 articles.\n")
  }
}

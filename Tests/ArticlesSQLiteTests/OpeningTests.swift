import Articles
import Contracts
import Foundation
import SQLite
import Testing

@testable import ArticlesSQLite

@Suite("Opening")
struct OpeningTests {
  private let store: TestStore

  init() throws {
    store = try TestStore()
  }

  @Test("makes no file before something is asked")
  func opensNothing() throws {
    _ = store.repository()
    #expect(try FileManager.default.contentsOfDirectory(atPath: store.folder.path) == [])
  }

  @Test("an empty file makes a store of it")
  func emptyFile() async throws {
    try Data().write(to: URL(filePath: store.path))
    try await store.repository().fill(1)
    #expect(try await store.repository().articlesList(ArticleQuery()).count == 1)
  }

  @Test("finds everything that an earlier repository saved")
  func reopens() async throws {
    let first = store.repository()
    try await first.fill(3)
    let again = store.repository()
    #expect(
      try await again.articlesList(ArticleQuery()) == first.articlesList(ArticleQuery()))
    #expect(try await again.subscriptions() == first.subscriptions())
  }

  @Test(
    "is told when the file was removed or replaced meanwhile, so that nothing is saved for nobody",
    arguments: [false, true])
  func replaced(byAnother: Bool) async throws {
    let repository = store.repository()
    try await repository.fill(3)
    #expect(try await repository.articlesList(ArticleQuery()).count == 3)
    let earlier = store.path + ".earlier"
    if byAnother { try FileManager.default.copyItem(atPath: store.path, toPath: earlier) }
    try FileManager.default.removeItem(atPath: store.path)
    if byAnother { try FileManager.default.moveItem(atPath: earlier, toPath: store.path) }
    let error = ArticleRepositoryError.cannotOpen(
      location: store.path, reason: "it was removed or replaced meanwhile")
    await #expect(throws: error) { try await repository.fill(4, feed: 1) }
    await #expect(throws: error) { try await repository.articlesList(ArticleQuery()) }
  }

  @Test("leaves no log behind once saving is finished")
  func log() async throws {
    let repository = store.repository()
    try await repository.fill(200)
    try await repository.finishSaving()
    let size = try FileManager.default.attributesOfItem(atPath: store.path + "-wal")[.size]
    #expect(size as? Int == 0)
  }

  @Test("takes an article of 16 MiB, and finds what stands behind a NUL")
  func large() async throws {
    let repository = SQLiteArticleRepository(path: store.path) { $0 }
    let subscription = try await repository.subscribe(
      to: TestStore.address, title: nil, tags: [])
    let html = String(repeating: "hay ", count: 4 << 20) + "\0 needle"
    let draft = ArticleDraft(identity: "1", content: ArticleContent(html: html))
    _ = try await repository.save(
      .changed(FetchedFeed(articles: [draft])), for: subscription.id, at: TestStore.time)
    let hit = try #require(try await repository.search(SearchQuery("needle"), limit: 1).first)
    let content = try await repository.content(of: hit.article.id)
    #expect(content?.html?.utf8.count == html.utf8.count)
    #expect(content?.html == html)
  }

  @Suite("what isn't a store")
  struct Foreign {
    private let store: TestStore

    init() throws {
      store = try TestStore()
    }

    @Test(
      "says so and leaves it as it is",
      arguments: ["x", "A letter of several lines.\n" + String(repeating: "text ", count: 99)])
    func text(_ text: String) async throws {
      try await expectRefusal(of: Data(text.utf8))
    }

    @Test("of another application says so and leaves it as it is")
    func otherDatabase() async throws {
      let connection = try Connection(path: store.path, .create)
      try connection.execute("PRAGMA journal_mode = WAL; CREATE TABLE notes (text)")
      try connection.run("INSERT INTO notes VALUES ('mine')")
      try await expectRefusal(of: try Data(contentsOf: URL(filePath: store.path)))
      let notes: [String] = try connection.rows("SELECT text FROM notes") { $0[0] }
      #expect(notes == ["mine"])
    }

    private func expectRefusal(of data: Data) async throws {
      try data.write(to: URL(filePath: store.path))
      let before = try FileManager.default.contentsOfDirectory(atPath: store.folder.path)
      let repository = store.repository()
      let error = ArticleRepositoryError.notAStore(location: store.path)
      await #expect(throws: error) { try await repository.subscriptions() }
      await #expect(throws: error) {
        try await repository.subscribe(to: "https://a/", title: nil, tags: [])
      }
      await #expect(throws: error) { try await repository.checkIntegrity() }
      #expect(try Data(contentsOf: URL(filePath: store.path)) == data)
      #expect(try FileManager.default.contentsOfDirectory(atPath: store.folder.path) == before)
    }
  }

  @Suite("where it can't be")
  struct Unreachable {
    private let store: TestStore

    init() throws {
      store = try TestStore()
    }

    @Test("below a file says so")
    func belowFile() async throws {
      try Data("text".utf8).write(to: URL(filePath: store.path))
      let path = store.path + "/folder/articles.sqlite"
      let repository = SQLiteArticleRepository(
        path: path, plainText: ArticleRepositoryContract.plainText)
      await #expect(
        throws: ArticleRepositoryError.cannotOpen(location: path, reason: "Not a directory")
      ) { try await repository.subscriptions() }
    }

    @Test(
      "in a folder that takes no files says so",
      .enabled(if: FileManager.default.fileExists(atPath: "/proc/self"), "needs /proc"))
    func unwritable() async throws {
      let path = "/proc/self/articles.sqlite"
      let repository = SQLiteArticleRepository(
        path: path, plainText: ArticleRepositoryContract.plainText)
      await #expect(
        throws: ArticleRepositoryError.cannotOpen(
          location: path, reason: "unable to open database file: No such file or directory")
      ) { try await repository.subscriptions() }
    }

    @Test("a folder says so")
    func folder() async throws {
      let path = store.folder.path
      let repository = SQLiteArticleRepository(
        path: path, plainText: ArticleRepositoryContract.plainText)
      await #expect(
        throws: ArticleRepositoryError.cannotOpen(location: path, reason: "Is a directory")
      ) { try await repository.articlesList(ArticleQuery()) }
    }
  }
}

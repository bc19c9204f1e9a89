import Articles
import Foundation
import Testing

@testable import ArticlesSQLite

@Suite("Pruning")
struct PruningTests {
  private let store: TestStore
  private let repository: SQLiteArticleRepository

  init() async throws {
    store = try TestStore()
    repository = store.repository()
    try await repository.fill(400)
    try await repository.finishSaving()
  }

  @Test("much makes the file smaller by what it says, and loses nothing else")
  func much() async throws {
    let before = try fileSize()
    let kept = TestStore.time.addingTimeInterval(-9)
    let report = try await repository.prune(PruneRequest(before: kept, includesUnread: true))
    #expect(report.removed == [TestStore.id: 390])
    #expect(report.freedBytes > 1 << 20)
    #expect(try fileSize() == before - report.freedBytes)
    #expect(try await repository.search(SearchQuery("word7"), limit: 99).count == 10)
    #expect(try await repository.checkIntegrity() == IntegrityReport())
  }

  @Test("little leaves the room to the articles to come")
  func little() async throws {
    let before = try fileSize()
    let last = TestStore.time.addingTimeInterval(-380)
    let report = try await repository.prune(PruneRequest(before: last, includesUnread: true))
    #expect(report == PruneReport(removed: [TestStore.id: 19]))
    #expect(try fileSize() == before)
  }

  private func fileSize() throws -> Int64 {
    let attributes = try FileManager.default.attributesOfItem(atPath: store.path)
    return try #require(attributes[.size] as? Int64)
  }
}

import Articles
import Foundation
import SQLite
import Testing

@testable import ArticlesSQLite

@Suite("A store damaged at random")
struct DamageTests {
  /// The ways in which disks lose things.
  enum Damage: CaseIterable {
    case flippedBytes, noise, zeroedPages, strangePages, falseFreePages, truncation

    func apply(to bytes: inout Data, _ random: inout SeededGenerator) {
      let page = 4_096
      switch self {
      case .flippedBytes:
        for _ in 0..<Int.random(in: 1...40, using: &random) {
          bytes[Int.random(in: 100..<bytes.count, using: &random)] ^=
            UInt8.random(in: 1...255, using: &random)
        }
      case .noise:
        for _ in 0..<Int.random(in: 1...40, using: &random) {
          let start = Int.random(in: 100..<bytes.count - 200, using: &random)
          let noise = (0..<200).map { _ in UInt8.random(in: 0...255, using: &random) }
          bytes.replaceSubrange(start..<start + 200, with: noise)
        }
      case .falseFreePages:
        // The header's list of free pages begins with one that is used.
        let first = UInt32.random(in: 2...UInt32(bytes.count / page), using: &random)
        for (offset, value) in [(32, first), (36, 1)] {
          withUnsafeBytes(of: value.bigEndian) {
            bytes.replaceSubrange(offset..<offset + 4, with: $0)
          }
        }
      case .zeroedPages, .strangePages:
        for _ in 0..<Int.random(in: 1...5, using: &random) {
          let start = Int.random(in: 1..<bytes.count / page, using: &random) * page
          let other = Int.random(in: 1..<bytes.count / page, using: &random) * page
          let content = self == .zeroedPages ? Data(count: page) : bytes[other..<other + page]
          bytes.replaceSubrange(start..<start + page, with: content)
        }
      case .truncation:
        bytes.count = Int.random(in: 100..<bytes.count, using: &random)
      }
    }
  }

  @Test(
    "is told of and rescued, a copy aside, and whole again after the next refresh",
    arguments: Damage.allCases, 0..<Self.rounds)
  func damaged(_ damage: Damage, round: Int) async throws {
    let store = try TestStore()
    try await Self.fill(store.repository())
    try Self.damage(store.path, damage, round)

    let repository = store.repository()
    try await Self.expectPlainWords { _ = try await repository.articlesList(ArticleQuery()) }
    try await Self.expectPlainWords {
      _ = try await repository.search(SearchQuery("word7"), limit: 9)
    }
    // A search may have brought something into the store that it took for one without an index.
    let bytes = try Data(contentsOf: URL(filePath: store.path))
    let report = try await repository.checkIntegrity()
    if let copy = report.copy {
      #expect(try Data(contentsOf: URL(filePath: copy)) == bytes)
    }
    let texts = report.problems + report.repairs
    #expect(!texts.contains { $0.contains("SELECT") || $0.contains("malformed") })
    let left = try await repository.articlesList(ArticleQuery()).count
    if report.problems.isEmpty { #expect(left == 60) }

    #expect(try await repository.checkIntegrity() == IntegrityReport())
    try await Self.fill(repository)
    let ids = Set(try await repository.articlesList(ArticleQuery()).map(\.id))
    #expect(Set(Self.ids).subtracting(ids) == [])
    #expect(try await repository.search(SearchQuery("word7"), limit: 999).count >= 60)
    #expect(try await repository.checkIntegrity() == IntegrityReport())
  }

  @Test(
    "in its search index alone loses nothing, is listed as before, and gets a new index",
    arguments: Damage.allCases, 0..<Self.rounds)
  func damagedIndex(_ damage: Damage, round: Int) async throws {
    let store = try TestStore()
    try await Self.fill(store.repository())
    let before = try await store.repository().articlesList(ArticleQuery())
    try Self.damage(store.path + ".search", damage, round)

    let repository = store.repository()
    try await Self.expectPlainWords {
      _ = try await repository.search(SearchQuery("word7"), limit: 9)
    }
    #expect(try await repository.articlesList(ArticleQuery()) == before)
    let report = try await repository.checkIntegrity()
    #expect(report.problems == [] && report.copy == nil)

    #expect(try await repository.checkIntegrity() == IntegrityReport())
    #expect(try await repository.articlesList(ArticleQuery()) == before)
    #expect(try await repository.search(SearchQuery("word7"), limit: 999).count == 60)
  }

  @Test("is rescued when its pages lead back to where they came from")
  func pagesInACircle() async throws {
    let store = try TestStore()
    try await Self.fill(store.repository())
    let connection = try store.repository().opener.open()
    _ = try connection.run("PRAGMA wal_checkpoint(TRUNCATE)")
    let root: Int = try #require(
      try connection.first("SELECT rootpage FROM sqlite_master WHERE name = 'contents'") { $0[0] })
    var bytes = try Data(contentsOf: URL(filePath: store.path))
    let start = (root - 1) * 4_096
    // An interior page of a table (its type is 5): all children but the first are the page itself.
    try #require(bytes[start] == 5)
    func number(at offset: Int, _ length: Int) -> Int {
      bytes[start + offset..<start + offset + length].reduce(0) { $0 << 8 | Int($1) }
    }
    let cells = (1..<number(at: 3, 2)).map { number(at: 12 + 2 * $0, 2) }
    for cell in cells + [8] {
      let itself = withUnsafeBytes(of: UInt32(root).bigEndian) { Data($0) }
      bytes.replaceSubrange(start + cell..<start + cell + 4, with: itself)
    }
    try bytes.write(to: URL(filePath: store.path))

    let report = try await store.repository().checkIntegrity()

    #expect(report.copy != nil)
    #expect(try await store.repository().articlesList(ArticleQuery()).count == 60)
    #expect(try await store.repository().checkIntegrity() == IntegrityReport())
  }

  /// Few of them in each run of the tests; `ARTICLES_DAMAGE_ROUNDS` says how many instead.
  private static let rounds =
    ProcessInfo.processInfo.environment["ARTICLES_DAMAGE_ROUNDS"].flatMap(Int.init) ?? 8

  private static func damage(_ path: String, _ damage: Damage, _ round: Int) throws {
    try Connection(path: path, .readWrite).run("PRAGMA wal_checkpoint(TRUNCATE)")
    var random = SeededGenerator(seed: UInt64(round))
    var bytes = try Data(contentsOf: URL(filePath: path))
    damage.apply(to: &bytes, &random)
    let file = try FileHandle(forUpdating: URL(filePath: path))
    try file.write(contentsOf: bytes)
    try file.truncate(atOffset: UInt64(bytes.count))
    try file.close()
  }

  private static func fill(_ repository: SQLiteArticleRepository) async throws {
    for feed in 1...3 { try await repository.fill(20, feed: feed) }
    try await repository.finishSaving()
  }

  private static let ids = (1...3).flatMap { feed in
    TestStore.drafts(20, of: feed).map {
      ArticleID(
        subscription: SubscriptionID(address: "https://example.org/\(feed).xml"),
        identity: $0.identity)
    }
  }

  /// Whatever goes wrong is said to be damage, and not in SQL.
  private static func expectPlainWords(_ work: () async throws -> Void) async throws {
    do {
      try await work()
    } catch ArticleRepositoryError.damaged(_, let detail),
      ArticleRepositoryError.damagedIndex(_, let detail)
    {
      #expect(!detail.contains("SELECT"))
    }
  }
}

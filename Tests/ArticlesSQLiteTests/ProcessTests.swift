import Articles
import Contracts
import Foundation
import Testing

@testable import ArticlesSQLite

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

#if os(Linux) || os(macOS)
  @Suite("With several processes")
  struct ProcessTests {
    private let store: TestStore

    init() throws {
      store = try TestStore()
    }

    @Test("one that is killed loses nothing that it said was saved")
    func killed() async throws {
      let (path, log) = (store.path, store.folder.path + "/saved")
      try Data().write(to: URL(filePath: log))
      for round in 0..<20 {
        await #expect(processExitsWith: .signal(SIGKILL)) {
          [path = path as String, log = log as String, round = round as Int] in
          try await ProcessTests.saveUntilKilled(path: path, log: log, round: round)
        }
        try await expectWhole(log: log)
      }
    }

    @Test("eight at once all save, mark and list, and none is told that the store is busy")
    func eight() async throws {
      let path = store.path
      await withTaskGroup(of: Void.self) { group in
        for process in 1...8 {
          group.addTask {
            await #expect(processExitsWith: .success) {
              [path = path as String, process = process as Int] in
              let repository = SQLiteArticleRepository(
                path: path, plainText: ArticleRepositoryContract.plainText)
              for round in 0..<10 {
                try await repository.fill(20, feed: process * 100 + round)
                _ = try await repository.mark(.read, ArticleQuery(isUnread: true, limit: 5))
                _ = try await repository.articlesList(ArticleQuery(limit: 50))
                _ = try await repository.search(SearchQuery("word7"), limit: 5)
              }
            }
          }
        }
        await group.waitForAll()
      }
      let repository = store.repository()
      #expect(
        try await repository.subscriptions().map(\.totalCount) == Array(repeating: 20, count: 80))
      #expect(try await repository.search(SearchQuery("word7"), limit: 5_000).count == 1_600)
      let report = try await repository.checkIntegrity()
      #expect(report == IntegrityReport())
    }

    /// Runs in the process that dies: writes down each feed once its save returned.
    private static func saveUntilKilled(path: String, log: String, round: Int) async throws {
      let handle = try FileHandle(forWritingTo: URL(filePath: log))
      try handle.seekToEnd()
      Task.detached {
        try await Task.sleep(for: .milliseconds(3 + round * 17))
        kill(getpid(), SIGKILL)
      }
      let repository = SQLiteArticleRepository(
        path: path, plainText: ArticleRepositoryContract.plainText)
      for feed in 1... {
        try await repository.fill(20, feed: round * 1_000 + feed)
        try handle.write(contentsOf: Data("\(round * 1_000 + feed)\n".utf8))
        if feed % 3 == 0 { _ = try await repository.search(SearchQuery("word7"), limit: 1) }
      }
    }

    private func expectWhole(log: String) async throws {
      let said = Set(
        try String(contentsOfFile: log, encoding: .utf8).split(separator: "\n")
          .map { "https://example.org/\($0).xml" })
      let repository = store.repository()
      let subscriptions = try await repository.subscriptions()
      #expect(subscriptions.allSatisfy { [0, 20].contains($0.totalCount) })
      let whole = Set(subscriptions.filter { $0.totalCount == 20 }.map(\.address))
      #expect(said.subtracting(whole) == [])
      let report = try await repository.checkIntegrity()
      #expect(report == IntegrityReport())
      #expect(
        try await repository.search(SearchQuery("word7"), limit: .max).count
          == whole.count * 20)
    }
  }
#endif

#if Postgres
  internal import PostgreSQL
  internal import Synchronization

  #if canImport(FoundationEssentials)
    internal import FoundationEssentials
  #else
    internal import Foundation
  #endif

  /// Work that is done in a transaction, however many tries it takes.
  final class TransactionalWork<Result: Sendable>: Sendable {
    let writer: UUID
    /// Of the last try, when its answer was lost.
    private let commit = Mutex<Commit<Result>?>(nil)

    /// - Parameter writer: does no other work until this one is done or given up.
    init(of writer: UUID) {
      self.writer = writer
    }

    /// Does it, unless the last try did.
    func run(
      on connection: Connection, reading: [Query],
      _ body: (inout Transaction) throws -> Result
    ) throws -> Result {
      if let result = try commit.withLock({ $0 })?.result(on: connection) { return result }
      commit.withLock { $0 = nil }
      do {
        let begun = try connection.run(Commit<Result>.beginning + reading)
        var transaction = Transaction(connection: connection, answers: Array(begun.dropFirst(2)))
        let result = try body(&transaction)
        let commit = Commit(begun[1], of: writer, result)
        self.commit.withLock { $0 = commit }
        try connection.run(transaction.finishing + commit.ending)
        return result
      } catch {
        if !connection.isLost {
          commit.withLock { $0 = nil }
          try connection.execute("ROLLBACK")
        }
        throw error
      }
    }
  }
#endif

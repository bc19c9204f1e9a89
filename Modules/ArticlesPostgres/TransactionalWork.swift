#if Postgres
  internal import PostgreSQL
  internal import Synchronization

  /// Work that is done in a transaction, however many tries it takes.
  final class TransactionalWork<Result: Sendable>: Sendable {
    /// Of the last try, when its answer was lost.
    private let commit = Mutex<Commit<Result>?>(nil)

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
        commit.withLock { $0 = Commit(begun[1], result) }
        try connection.run(transaction.finishing + [Query("COMMIT")])
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

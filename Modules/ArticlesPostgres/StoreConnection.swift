#if Postgres
  internal import Articles
  internal import PostgreSQL
  internal import SerialExecutors
  internal import Synchronization

  #if canImport(FoundationEssentials)
    internal import FoundationEssentials
  #else
    internal import Foundation
  #endif

  /// One connection to the store, opened when it's first needed, and used by one caller at a time.
  ///
  /// A server that goes away is waited for, and the work is done again when it's back.
  actor StoreConnection {
    private let opener: StoreOpener
    private let patience: Duration
    private let executor = QueueExecutor(label: "ArticlesPostgres")
    private var connection: Connection?
    /// Those who have nothing to do: work that waits for the server keeps its own, and other work goes on
    /// meanwhile.
    private let idleWriters = Mutex<[UUID]>([])

    nonisolated var unownedExecutor: UnownedSerialExecutor {
      executor.asUnownedSerialExecutor()
    }

    /// - Parameter patience: how long to wait for a server that was there before.
    init(_ opener: StoreOpener, patience: Duration) {
      self.opener = opener
      self.patience = patience
    }

    /// Runs the body, again when the server went away meanwhile: it must write nothing, or all in one
    /// statement that can be repeated.
    ///
    /// A cancelled task interrupts what the server does for it.
    /// - Parameter patience: how long to go on trying, if not as long as all others.
    /// - Throws: `ArticleRepositoryError` or `CancellationError`.
    nonisolated func perform<Result: Sendable>(
      patience ownPatience: Duration? = nil, _ body: @Sendable (Connection) throws -> Result
    ) async throws -> Result {
      var patience = Patience(ownPatience ?? patience)
      while true {
        do {
          return try await attempt(body)
        } catch let error as PostgreSQLError {
          if error.reason == .cancelled { try Task.checkCancellation() }
          guard isWorthAnotherTry(error), let pause = patience.next() else {
            throw ArticleRepositoryError(error, location: opener.location)
          }
          try await Task.sleep(for: pause)
        }
      }
    }

    /// Runs the body in a transaction, which is committed when it returns: whole, once, or not at all.
    ///
    /// - Parameters:
    ///   - reading: is answered before the body begins.
    ///   - body: may be run again, when the transaction came to nothing.
    nonisolated func write<Result: Sendable>(
      reading: [Query] = [], _ body: @Sendable (inout Transaction) throws -> Result
    ) async throws -> Result {
      let work = TransactionalWork<Result>(
        of: idleWriters.withLock { $0.popLast() } ?? UUID())
      defer { idleWriters.withLock { $0.append(work.writer) } }
      return try await perform { try work.run(on: $0, reading: reading, body) }
    }

    private nonisolated func attempt<Result: Sendable>(
      _ body: @Sendable (Connection) throws -> Result
    ) async throws -> Result {
      let interruption = Interruption()
      return try await withTaskCancellationHandler {
        try await run(body, interruptedBy: interruption)
      } onCancel: {
        interruption.interrupt()
      }
    }

    /// Holds the actor from beginning to end, so that nobody else uses the connection meanwhile.
    private func run<Result: Sendable>(
      _ body: @Sendable (Connection) throws -> Result, interruptedBy interruption: Interruption
    ) throws -> Result {
      try Task.checkCancellation()
      let connection = try opened()
      interruption.arm(connection.canceller)
      defer {
        interruption.disarm()
        if connection.isLost { self.connection = nil }
      }
      return try body(connection)
    }

    private func opened() throws -> Connection {
      if let connection { return connection }
      let opened = try opener.open()
      connection = opened
      return opened
    }

    private nonisolated func isWorthAnotherTry(_ error: PostgreSQLError) -> Bool {
      switch error.reason {
      case .unreachable: opener.contact.wasMade
      // Somebody else's interruption came too late for his own work.
      case .restarting, .tooManyConnections, .conflict, .cancelled: true
      case .noDatabase, .notAllowed, .readOnly, .full, .busy, .damaged, .other: false
      }
    }
  }
#endif

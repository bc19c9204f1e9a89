internal import Articles
internal import SQLite
internal import SerialExecutors

/// One connection to the store, opened when it's first needed, and used by one caller at a time.
actor StoreConnection {
  private let executor = QueueExecutor(label: "ArticlesSQLite")
  private let opener: StoreOpener
  private let patience: Duration
  private var connection: Connection?
  private var identity: FileIdentity?

  /// - Parameter patience: how long to wait for others who hold the store.
  init(_ opener: StoreOpener, patience: Duration) {
    self.opener = opener
    self.patience = patience
  }

  nonisolated var unownedExecutor: UnownedSerialExecutor {
    executor.asUnownedSerialExecutor()
  }

  /// Runs the body, again when somebody else held the store: what it writes must be one transaction.
  ///
  /// Between its tries it waits without holding a thread, and a cancelled task doesn't go on.
  /// - Throws: `ArticleRepositoryError` or `CancellationError`.
  func perform<Result: Sendable>(
    _ body: @Sendable (Connection) throws -> Result
  ) async throws -> Result {
    try await perform(withoutConnection: { try body(opened()) })
  }

  /// The same for what opens the store itself.
  func perform<Result: Sendable>(withoutConnection body: () throws -> Result) async throws -> Result
  {
    let deadline = ContinuousClock.now + patience
    while true {
      try Task.checkCancellation()
      do {
        return try body()
      } catch let error as SQLiteError
        where error.reason == .busy && ContinuousClock.now < deadline
      {
        try await Task.sleep(for: .milliseconds(10))
      } catch let error as SQLiteError {
        throw ArticleRepositoryError(error, location: opener.file.path)
      }
    }
  }

  /// Commits the save, by itself or along with another; once it has ended, nobody takes it along any more.
  func commit(
    _ save: WaitingSave, of saves: WaitingSaves
  ) async throws -> SavedArticles {
    // Within the actor, where nobody commits meanwhile: what throws hasn't been saved.
    defer { saves.remove(save) }
    do {
      return try await perform { try saves.commit(save, on: $0) }
    } catch {
      // While this one waited to try again, another may have taken it along.
      guard let committed = save.committed else { throw error }
      return committed
    }
  }

  /// Lets go of the store, to be opened again when it's next needed.
  func close() {
    connection = nil
  }

  /// - Throws: `ArticleRepositoryError.cannotOpen` too for a store that isn't the file any more that was
  ///   opened: what would be written there would be lost.
  private func opened() throws -> Connection {
    if let connection {
      guard opener.file.identity == identity else {
        throw ArticleRepositoryError.cannotOpen(
          location: opener.file.path, reason: "it was removed or replaced meanwhile")
      }
      return connection
    }
    let opened = try opener.open()
    connection = opened
    identity = opener.file.identity
    return opened
  }
}

internal import Articles
internal import SQLite

/// One connection to the store, opened when it's first needed, and used by one caller at a time.
actor StoreConnection {
  private let opener: StoreOpener
  private let patience: Duration
  private var connection: Connection?

  /// - Parameter patience: how long to wait for others who hold the store.
  init(_ opener: StoreOpener, patience: Duration) {
    self.opener = opener
    self.patience = patience
  }

  /// Runs the body, again when somebody else held the store: what it writes must be one transaction.
  ///
  /// Between its tries it waits without holding a thread, and a cancelled task doesn't go on.
  /// - Throws: `ArticleRepositoryError` or `CancellationError`.
  func perform<Result: Sendable>(
    _ body: @Sendable (Connection) throws -> Result
  ) async throws -> Result {
    let deadline = ContinuousClock.now + patience
    while true {
      try Task.checkCancellation()
      do {
        return try body(opened())
      } catch let error as SQLiteError
        where error.reason == .busy && ContinuousClock.now < deadline
      {
        try await Task.sleep(for: .milliseconds(10))
      } catch let error as SQLiteError {
        throw ArticleRepositoryError(error, location: opener.file.path)
      }
    }
  }

  private func opened() throws -> Connection {
    if let connection { return connection }
    let opened = try opener.open()
    connection = opened
    return opened
  }
}

#if Postgres
  internal import CPostgres

  /// Interrupts what a connection runs. It may be used from any thread, also when the connection is closed.
  public final class Canceller: Sendable {
    nonisolated(unsafe) private let handle: OpaquePointer?

    init(_ connection: OpaquePointer) {
      handle = PQgetCancel(connection)
    }

    deinit {
      PQfreeCancel(handle)
    }

    /// Asks the server to give up; the statement then fails with ``PostgreSQLError/Reason/cancelled``. A
    /// server that can't be reached isn't asked, and loses the connection anyway.
    public func cancel() {
      var message = [CChar](repeating: 0, count: 256)
      _ = PQcancel(handle, &message, Int32(message.count))
    }
  }
#endif

#if Postgres
  internal import Synchronization

  /// Whether a server was ever reached: one that wasn't may not be there at all, and nobody wants to wait for it.
  final class ServerContact: Sendable {
    private let made = Mutex(false)

    var wasMade: Bool { made.withLock { $0 } }

    func note() {
      made.withLock { $0 = true }
    }
  }
#endif

#if Postgres
  internal import PostgreSQL
  internal import Synchronization

  /// Interrupts a task's own statement when the task is cancelled, and nobody else's.
  final class Interruption: Sendable {
    private let canceller = Mutex<Canceller?>(nil)

    /// From now on there is something to interrupt.
    func arm(_ canceller: Canceller) {
      self.canceller.withLock { $0 = canceller }
    }

    /// From now on there is nothing any more.
    func disarm() {
      canceller.withLock { $0 = nil }
    }

    func interrupt() {
      canceller.withLock { $0 }?.cancel()
    }
  }
#endif

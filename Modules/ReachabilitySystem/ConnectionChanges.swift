import Synchronization

/// Hands answers on to a stream, but never the same one twice in a row.
final class ConnectionChanges: Sendable {
  private let continuation: AsyncStream<Bool>.Continuation
  private let last = Mutex<Bool?>(nil)

  init(_ continuation: AsyncStream<Bool>.Continuation) {
    self.continuation = continuation
  }

  func send(_ isConnected: Bool) {
    last.withLock { last in
      guard last != isConnected else { return }
      last = isConnected
      // Within the lock, so that the order stays.
      continuation.yield(isConnected)
    }
  }
}

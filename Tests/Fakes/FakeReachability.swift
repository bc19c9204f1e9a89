public import Reachability
import Synchronization

/// A network that a test takes away and gives back.
public final class FakeReachability: ReachabilityInterface {
  private struct State {
    var isOffline = false
    var isConnectedCallCount = 0
    var watchers: [AsyncStream<Bool>.Continuation] = []
  }

  private let state = Mutex(State())

  public init() {}

  public var isOffline: Bool {
    get { state.withLock { $0.isOffline } }
    set {
      state.withLock { state in
        guard state.isOffline != newValue else { return }
        state.isOffline = newValue
        for watcher in state.watchers { watcher.yield(!newValue) }
      }
    }
  }

  public var isConnectedCallCount: Int { state.withLock { $0.isConnectedCallCount } }

  public func isConnected() -> Bool {
    state.withLock { state in
      state.isConnectedCallCount += 1
      return !state.isOffline
    }
  }

  public func connectionChanges() -> AsyncStream<Bool> {
    AsyncStream { continuation in
      state.withLock { state in
        state.watchers.append(continuation)
        continuation.yield(!state.isOffline)
      }
    }
  }
}

import Synchronization

/// Lets so many in at once; but whoever takes long steps aside and lets the next in, so that those who
/// wait for nothing never wait for them.
final class Turns: Sendable {
  private let free: AsyncStream<Void>
  private let freed: AsyncStream<Void>.Continuation
  private let aside = Mutex(0)

  /// - Parameter count: at least 1.
  init(count: Int) {
    (free, freed) = AsyncStream.makeStream()
    for _ in 0..<count { freed.yield() }
  }

  /// Waits until somebody may come in; only one may wait at a time.
  /// - Throws: `CancellationError`.
  func take() async throws -> Turn {
    var iterator = free.makeAsyncIterator()
    guard await iterator.next() != nil else { throw CancellationError() }
    return Turn(self)
  }

  /// One who is in.
  final class Turn: Sendable {
    private enum State {
      case inside, aside, ended
    }

    private let turns: Turns
    private let state = Mutex(State.inside)

    fileprivate init(_ turns: Turns) {
      self.turns = turns
    }

    /// Lets the next in, and stays; unless too many did so already.
    func stepAside() {
      state.withLock { state in
        guard state == .inside, turns.makeRoomAside() else { return }
        state = .aside
        turns.freed.yield()
      }
    }

    func end() {
      state.withLock { state in
        switch state {
        case .inside: turns.freed.yield()
        case .aside: turns.aside.withLock { $0 -= 1 }
        case .ended: break
        }
        state = .ended
      }
    }
  }

  private func makeRoomAside() -> Bool {
    aside.withLock { count in
      guard count < Self.asideLimit else { return false }
      count += 1
      return true
    }
  }

  /// Each of them may have a connection, and a process often has a thousand at most.
  private static let asideLimit = 256
}

import Foundation
import Synchronization

/// A thread that does what it's given, one after the other, until its last owner is gone.
final class WorkThread: Sendable {
  private let queue = WorkQueue()

  init() {
    let queue = queue
    Thread.detachNewThread {
      while let work = queue.take() { work() }
    }
  }

  deinit {
    queue.put(nil)
  }

  /// Waits until it's done.
  func run<Value: Sendable>(_ body: @escaping @Sendable () throws -> Value) throws -> Value {
    let result = Mutex<Result<Value, any Error>?>(nil)
    let done = DispatchSemaphore(value: 0)
    queue.put {
      let value = Result { try body() }
      result.withLock { $0 = value }
      done.signal()
    }
    done.wait()
    guard let result = result.withLock({ $0 }) else { throw CancellationError() }
    return try result.get()
  }
}

/// What a ``WorkThread`` still has to do; `nil` ends it.
private final class WorkQueue: Sendable {
  typealias Work = @Sendable () -> Void

  private let content = Mutex<[Work?]>([])
  private let count = DispatchSemaphore(value: 0)

  func put(_ work: Work?) {
    content.withLock { $0.append(work) }
    count.signal()
  }

  func take() -> Work? {
    count.wait()
    return content.withLock { $0.removeFirst() }
  }
}

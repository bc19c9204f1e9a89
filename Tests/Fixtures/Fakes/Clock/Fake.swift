// Written by 'locator fake': a change here is lost at the next run.

public import Shop
import Synchronization

/// Tells the time.
public final class FakeClock: ClockInterface {
  /// A call, by what it called.
  public enum Call: Hashable, Sendable {
    case now
    case ticks
  }

  private struct State: Sendable {
    var calls: [Call] = []
    var nowCallCount = 0
    var nowHandler: (@Sendable () -> Int)?
    var ticksCallCount = 0
    var ticksArgValues: [Int] = []
    var ticksHandler: (@Sendable (Int) -> AsyncStream<Int>)?
  }

  private let state = Mutex(State())

  public init() {}

  /// The calls, in their order.
  public var calls: [Call] { state.withLock { $0.calls } }

  public var nowCallCount: Int { state.withLock { $0.nowCallCount } }
  public var nowHandler: (@Sendable () -> Int)? {
    get { state.withLock { $0.nowHandler } }
    set { state.withLock { $0.nowHandler = newValue } }
  }

  /// The present second.
  public func now() -> Int {
    let handler = state.withLock { fields in
      fields.calls.append(.now)
      fields.nowCallCount += 1
      return fields.nowHandler
    }
    guard let handler else { return 0 }
    return handler()
  }

  public var ticksCallCount: Int { state.withLock { $0.ticksCallCount } }
  public var ticksArgValues: [Int] { state.withLock { $0.ticksArgValues } }
  public var ticksHandler: (@Sendable (Int) -> AsyncStream<Int>)? {
    get { state.withLock { $0.ticksHandler } }
    set { state.withLock { $0.ticksHandler = newValue } }
  }

  public func ticks(every seconds: Int) -> AsyncStream<Int> {
    let handler = state.withLock { fields in
      fields.calls.append(.ticks)
      fields.ticksCallCount += 1
      fields.ticksArgValues.append(seconds)
      return fields.ticksHandler
    }
    guard let handler else { return AsyncStream { $0.finish() } }
    return handler(seconds)
  }
}

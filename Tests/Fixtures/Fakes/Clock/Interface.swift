/// Tells the time.
public protocol ClockInterface: Sendable {
  /// The present second.
  func now() -> Int
  func ticks(every seconds: Int) -> AsyncStream<Int>
}

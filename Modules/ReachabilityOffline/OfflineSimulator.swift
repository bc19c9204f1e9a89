public import Reachability

/// A machine with no network, whatever network it has.
///
/// It's never connected, and nothing ever changes that: its stream says so once and then stays open
/// until the task that reads it ends.
public struct OfflineSimulator: ReachabilityInterface {
  public init() {}

  public func isConnected() -> Bool { false }

  public func connectionChanges() -> AsyncStream<Bool> {
    // Nobody finishes the stream, and dropping its continuation doesn't: reading it waits until
    // cancelled.
    let (stream, continuation) = AsyncStream.makeStream(of: Bool.self)
    continuation.yield(false)
    return stream
  }
}

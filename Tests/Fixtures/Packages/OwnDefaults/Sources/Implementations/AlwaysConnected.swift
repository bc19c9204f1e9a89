public import Reachability

public struct AlwaysConnected: ReachabilityInterface {
  public init() {}

  public func isConnected() -> Bool { true }

  public func connectionChanges() -> AsyncStream<Bool> {
    AsyncStream { $0.yield(true) }
  }
}

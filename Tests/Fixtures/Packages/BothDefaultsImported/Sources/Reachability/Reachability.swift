public protocol ReachabilityInterface: Sendable {
  func isConnected() -> Bool
}

public protocol ReachabilityLocator: Sendable {
  func reachability() -> any ReachabilityInterface
}

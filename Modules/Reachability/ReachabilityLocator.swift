/// Hands out the reachability of this machine.
public protocol ReachabilityLocator: Sendable {
  func reachability() -> any ReachabilityInterface
}

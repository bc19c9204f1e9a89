import Reachability

private struct Down: ReachabilityInterface {
  func isConnected() -> Bool { false }
}

extension ReachabilityLocator {
  public func reachability() -> any ReachabilityInterface { Down() }
}

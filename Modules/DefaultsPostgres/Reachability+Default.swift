public import Reachability
import ReachabilitySystem

/// Shared: it has no state but what the system knows, and one watcher is enough.
private let shared = SystemReachability()

extension ReachabilityLocator {
  public func reachability() -> any ReachabilityInterface { shared }
}

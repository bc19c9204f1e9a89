public import Reachability
import ReachabilityOffline

extension ReachabilityLocator {
  /// New each time: it has no state.
  public func reachability() -> any ReachabilityInterface { OfflineSimulator() }
}

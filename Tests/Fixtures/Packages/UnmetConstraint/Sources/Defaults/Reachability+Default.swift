import Reachability
import Settings

private struct ChosenReachability: ReachabilityInterface {
  let settings: any SettingsInterface

  func isConnected() -> Bool { !settings.isOffline }
}

extension ReachabilityLocator where Self: SettingsLocator {
  public func reachability() -> any ReachabilityInterface {
    ChosenReachability(settings: settings())
  }
}

import Defaults
import Reachability

struct AppServiceLocator: ReachabilityLocator {}

print(AppServiceLocator().reachability().isConnected())

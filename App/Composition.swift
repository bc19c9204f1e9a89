import Feeds
import Interactor
import InteractorOfflineFirst
import Reachability
import ReachabilityOffline
import Settings

#if Offline
  import DefaultsOffline
#elseif Postgres
  import DefaultsPostgres
#else
  import Defaults
#endif

/// Everything the App locates: the defaults, and what it puts around two of them.
struct AppServiceLocator: AppServiceLocatorInterface {
  /// From the command line; `nil` leaves it to the default settings.
  var store: StoreLocation?

  func settings() -> any SettingsInterface {
    guard let store else { return DefaultServiceLocator().settings() }
    return CommandLineSettings(store: store)
  }

  func feedSource() -> any FeedSourceInterface {
    WelcomeFeedSource(others: DefaultServiceLocator().feedSource())
  }
}

/// The same with one default overridden: behind `--offline` there is no network, whatever the machine
/// says, for everything that is built beneath this locator.
struct ArticleInteractorServiceLocator: AppServiceLocatorInterface {
  var app = AppServiceLocator()

  func settings() -> any SettingsInterface { app.settings() }
  func feedSource() -> any FeedSourceInterface { app.feedSource() }
  func reachability() -> any ReachabilityInterface { OfflineSimulator() }
}

/// The bare defaults, for overrides that add to them.
private struct DefaultServiceLocator: FeedSourceLocator, SettingsLocator {}

extension ArticleInteractor {
  /// The App's interactor, everything it needs from the defaults.
  convenience init() {
    self.init(serviceLocator: AppServiceLocator())
  }
}

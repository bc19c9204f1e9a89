public import Settings
import SettingsEnvironment

extension SettingsLocator {
  /// New each time: it's small, and the environment may change between two uses in a test.
  public func settings() -> any SettingsInterface { EnvironmentSettings() }
}

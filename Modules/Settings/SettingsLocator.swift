/// Hands out the settings.
public protocol SettingsLocator: Sendable {
  func settings() -> any SettingsInterface
}

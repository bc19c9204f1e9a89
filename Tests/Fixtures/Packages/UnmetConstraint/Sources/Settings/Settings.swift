public protocol SettingsInterface: Sendable {
  var isOffline: Bool { get }
}

public protocol SettingsLocator: Sendable {
  func settings() -> any SettingsInterface
}

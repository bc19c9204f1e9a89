import Settings

/// Settings that were chosen on the command line.
struct CommandLineSettings: SettingsInterface {
  let store: StoreLocation
}

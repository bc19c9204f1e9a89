/// What a person can choose without changing the program.
public protocol SettingsInterface: Sendable {
  /// Where the articles are kept.
  var store: StoreLocation { get }
}

public import Settings

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Settings from the process's environment.
///
/// The store is on the server that `$ARTICLES_POSTGRES` names, if that is set; or else it's
/// `articles/articles.sqlite` in the folder for a person's data: `$XDG_DATA_HOME` where that is an absolute
/// path, or else `~/.local/share` (XDG Base Directory Specification 0.8).
public struct EnvironmentSettings: SettingsInterface {
  public let store: StoreLocation

  /// Reads the environment of this process.
  public init() {
    self.init(
      environment: ProcessInfo.processInfo.environment,
      home: FileManager.default.homeDirectoryForCurrentUser.path)
  }

  /// - Parameter home: is asked for only where the environment doesn't say, for it's looked up.
  init(environment: [String: String], home: @autoclosure () -> String) {
    if let server = environment["ARTICLES_POSTGRES"], !server.isEmpty {
      store = .server(server)
      return
    }
    var folder = "\(environment["HOME"].flatMap { $0.isEmpty ? nil : $0 } ?? home())/.local/share"
    if let chosen = environment["XDG_DATA_HOME"], chosen.hasPrefix("/") {
      folder = chosen
    }
    store = .file("\(folder)/articles/articles.sqlite")
  }
}

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Where the tool keeps what it can make again.
package enum CacheFolder {
  /// The folder for one package: in `XDG_CACHE_HOME`, or the user's cache folder.
  package static func path(for package: String) -> String {
    let environment = ProcessInfo.processInfo.environment
    let home = environment["HOME"] ?? "/tmp"
    #if canImport(Darwin)
      let standard = "\(home)/Library/Caches"
    #else
      let standard = "\(home)/.cache"
    #endif
    let base = environment["XDG_CACHE_HOME"].flatMap { $0.isEmpty ? nil : $0 } ?? standard
    let hash = ContentHash.of(Array(package.utf8))
    return "\(base)/locator/\(String(hash.high, radix: 16))"
  }
}

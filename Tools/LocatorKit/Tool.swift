#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What the tool says of itself.
package enum Tool {
  package static let version = "1.0.0"

  /// What tells this build of the tool from any other, so that none takes another's cache for its own.
  static let fingerprint: String = {
    let link = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    let path = link ?? CommandLine.arguments.first ?? ""
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    let size = (attributes?[.size] as? Int) ?? 0
    let date = (attributes?[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0
    let hash = ContentHash.of(Array("\(version) \(size) \(date)".utf8))
    return String(hash.high, radix: 16)
  }()
}

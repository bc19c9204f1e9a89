#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Where a feed is, as far as it matters for whether it can be reached.
public struct FeedAddress: Sendable, Hashable {
  private let components: URLComponents?

  public init(_ address: String) {
    components = URLComponents(string: address)
  }

  /// Whether the way there leads over a network: http and https to another host than this one.
  public var needsNetwork: Bool {
    guard let scheme = components?.scheme?.lowercased(), ["http", "https"].contains(scheme),
      let host = components?.host?.lowercased()
    else { return false }
    return !isThisMachine(host)
  }

  /// The loopback names and addresses of RFC 6761 (6.3), RFC 1122 (3.2.1.3) and RFC 4291 (2.5.3).
  private func isThisMachine(_ host: String) -> Bool {
    if host == "localhost" || host.hasSuffix(".localhost") { return true }
    if host == "::1" || host == "[::1]" { return true }
    let parts = host.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count == 4 && parts.first == "127" && parts.allSatisfy { UInt8($0) != nil }
  }
}

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Where a feed is: whether it can be reached, and which other addresses mean the same.
public struct FeedAddress: Sendable, Hashable {
  private let text: String
  private let components: URLComponents?

  public init(_ address: String) {
    text = address
    components = URLComponents(string: address)
  }

  /// The one spelling of all those that are sure to mean the same (RFC 3986, 6.2.2 and 6.2.3): scheme
  /// and host in lower case, no default port, a path, no fragment; a file of this machine, its path too,
  /// by `file:///` and without `.` and `..`. Anything else is itself.
  public var normalized: String {
    if text.hasPrefix("/") { return Self.file(at: text) }
    guard var components, let scheme = components.scheme?.lowercased() else { return text }
    components.scheme = scheme
    components.fragment = nil
    switch scheme {
    case "file":
      guard ["", "localhost"].contains(components.host?.lowercased() ?? ""),
        components.path.hasPrefix("/")
      else { return text }
      return Self.file(at: components.path)
    case "http", "https":
      guard let host = components.percentEncodedHost, !host.isEmpty else { return text }
      components.percentEncodedHost = host.lowercased()
      if components.port == (scheme == "http" ? 80 : 443) { components.port = nil }
      if components.percentEncodedPath.isEmpty { components.percentEncodedPath = "/" }
      return components.string ?? text
    default:
      return text
    }
  }

  private static func file(at path: String) -> String {
    URL(filePath: path, directoryHint: .notDirectory).standardizedFileURL.absoluteString
  }

  /// Whether the way there leads over a network: http and https to another host than this one.
  public var needsNetwork: Bool {
    guard let scheme = components?.scheme?.lowercased(), ["http", "https"].contains(scheme),
      let host = components?.host?.lowercased()
    else { return false }
    return !isThisMachine(host)
  }

  /// Whom a fetch asks, as `host` or `host:port`; `nil` for what isn't asked over http or https.
  public var host: String? {
    guard let scheme = components?.scheme?.lowercased(), ["http", "https"].contains(scheme),
      let host = components?.host?.lowercased()
    else { return nil }
    return components?.port.map { "\(host):\($0)" } ?? host
  }

  /// The loopback names and addresses of RFC 6761 (6.3), RFC 1122 (3.2.1.3) and RFC 4291 (2.5.3).
  private func isThisMachine(_ host: String) -> Bool {
    if host == "localhost" || host.hasSuffix(".localhost") { return true }
    if host == "::1" || host == "[::1]" { return true }
    let parts = host.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count == 4 && parts.first == "127" && parts.allSatisfy { UInt8($0) != nil }
  }
}

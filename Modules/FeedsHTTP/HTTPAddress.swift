import Feeds

/// An http or https address, taken apart as far as fetching needs.
struct HTTPAddress: Sendable, Hashable {
  /// In lower case.
  let scheme: String
  var credentials: Credentials?
  /// In lower case; an IPv6 address in its brackets.
  let host: String
  let port: UInt16
  /// Path and query, percent-encoded, without the fragment, which is nobody's but the reader's.
  let target: String

  /// - Throws: ``FeedError/badAddress(_:)`` or ``FeedError/unsupportedScheme(_:address:)``.
  init(_ text: String) throws(FeedError) {
    let redacted = Credentials.redacted(from: text)
    guard let slashes = text.firstRange(of: "://") else { throw .badAddress(redacted) }
    scheme = text[..<slashes.lowerBound].lowercased()
    guard let defaultPort = Self.defaultPorts[scheme] else {
      throw .unsupportedScheme(scheme, address: redacted)
    }
    credentials = Credentials.range(in: text).map { Credentials(text[$0]) }
    let rest = text[slashes.upperBound...]
    let place = rest.prefix { !"/?#".contains($0) }
    let target = rest[place.endIndex...].prefix { $0 != "#" }
    self.target = PercentEncoding.encode(target.hasPrefix("/") ? target : "/" + target)
    let (host, digits) = Self.hostAndPort(in: place)
    guard let port = digits.isEmpty ? defaultPort : UInt16(digits), port > 0,
      !digits.hasPrefix("+"), isHost(host)
    else { throw .badAddress(redacted) }
    self.host = host
    self.port = port
  }

  /// The address with nothing secret in it.
  var redacted: String {
    guard let credentials else { return withoutCredentials }
    return "\(scheme)://\(credentials.redacted)@\(authority)\(target)"
  }

  /// What libcurl is given, which has no credentials in it so that no message of its can.
  var withoutCredentials: String { origin + target }

  /// Scheme, host and port: those that may see the same credentials.
  var origin: String { "\(scheme)://\(authority)" }

  /// It names this machine itself.
  var isLoopback: Bool {
    host == "localhost" || host.hasSuffix(".localhost") || host.hasPrefix("127.") || host == "[::1]"
  }

  /// Host and port: what a connection leads to.
  var authority: String {
    Self.defaultPorts[scheme] == port ? host : "\(host):\(port)"
  }

  private static let defaultPorts: [String: UInt16] = ["http": 80, "https": 443]

  /// - Parameter place: all between the slashes, credentials included.
  private static func hostAndPort(in place: Substring) -> (host: String, port: Substring) {
    let place = place.lastIndex(of: "@").map { place[$0...].dropFirst() } ?? place
    // The colons of an IPv6 address stand in its brackets.
    guard let colon = place.lastIndex(of: ":"), !place[colon...].contains("]") else {
      return (place.lowercased(), "")
    }
    return (place[..<colon].lowercased(), place[colon...].dropFirst())
  }
}

private func isHost(_ text: String) -> Bool {
  !text.isEmpty && text.unicodeScalars.allSatisfy { $0.value > 0x20 && !forbidden.contains($0) }
}

private let forbidden = Array("\u{7f}\"%<>\\^`{|}".unicodeScalars)

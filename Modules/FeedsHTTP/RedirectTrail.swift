import Feeds

/// The way that a fetch was sent, from address to address.
struct RedirectTrail {
  private(set) var address: HTTPAddress
  private var visited: Set<String>
  private var isPermanent = true
  private let hadCredentials: Bool

  init(_ address: HTTPAddress) {
    self.address = address
    visited = [address.withoutCredentials]
    hadCredentials = address.credentials != nil
  }

  /// Goes on to where a redirect leads. Credentials stay with the origin that they were given for.
  /// - Throws: ``FeedError``: a circle, too many, or a scheme that isn't fetched.
  mutating func follow(to location: String, isPermanent: Bool) throws(FeedError) {
    var next = try HTTPAddress(location)
    if next.credentials == nil, next.origin == address.origin {
      next.credentials = address.credentials
    }
    guard visited.insert(next.withoutCredentials).inserted, visited.count <= Self.limit + 1 else {
      throw .redirectLoop(address: next.redacted)
    }
    address = next
    self.isPermanent = self.isPermanent && isPermanent
  }

  /// Where to ask from now on: never for an address with credentials, which can't be told further.
  var movedTo: String? {
    guard visited.count > 1, isPermanent, !hadCredentials, address.credentials == nil else {
      return nil
    }
    return address.withoutCredentials
  }

  private static let limit = 10
}

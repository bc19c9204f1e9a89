/// What the kernel says of this machine's network, and what follows from it by the rule of
/// ``SystemReachability``.
struct NetworkState: Sendable, Hashable {
  enum Family: Sendable, Hashable {
    case ipv4
    case ipv6

    /// How many bits an address has.
    var width: Int { self == .ipv4 ? 32 : 128 }
  }

  struct Link: Sendable, Hashable {
    /// It is up, has a carrier, and may be used.
    var isRunning: Bool
    var isLoopback: Bool
    var isPointToPoint: Bool
  }

  struct Route: Sendable, Hashable {
    var family: Family
    /// How many bits of the destination count; 0 is the default route.
    var prefix: Int
    var hops: [Hop]
  }

  struct Hop: Sendable, Hashable {
    var link: Int32
    var hasGateway: Bool
  }

  /// By index.
  var links: [Int32: Link] = [:]
  /// Families of the addresses that are known beyond a link.
  var addressFamilies: Set<Family> = []
  /// Unicast routes, whose destination isn't link-local or multicast.
  var routes: [Route] = []

  var isConnected: Bool {
    routes.contains { route in
      addressFamilies.contains(route.family) && route.hops.contains { leadsOut(route, over: $0) }
    }
  }

  private func leadsOut(_ route: Route, over hop: Hop) -> Bool {
    guard let link = links[hop.link], link.isRunning, !link.isLoopback else { return false }
    return route.prefix == 0 || hop.hasGateway
      || link.isPointToPoint && route.prefix < route.family.width
  }
}

public import Reachability

/// Whether this machine can reach others, by what its system knows of its network.
///
/// On Linux the kernel's tables decide. The machine is connected if a packet to some machine beyond
/// its own links has a way out:
/// - There is a unicast route, in any table but the local one, that leads beyond the link: a
///   default route, or one with a gateway, or one through a point-to-point link (a VPN) for more
///   than the one address at the other end. A mere subnet doesn't count: a machine whose cable is
///   out may still have one, to its own containers.
/// - It leaves through a link that isn't loopback, is up and running, and has a carrier.
/// - The machine has an address of the route's family, IPv4 or IPv6, that is known beyond a link.
///
/// What a tunnel runs over can't be seen: a VPN counts while its link is up. A kernel that doesn't
/// tell counts as connected, for a refresh that fails says more than one that is never tried.
///
/// On Apple systems the machine is connected while the path of `NWPathMonitor` is satisfied.
public struct SystemReachability: ReachabilityInterface {
  #if canImport(Network)
    private let observer = PathObserver()
  #else
    private let observer = RouteObserver()
  #endif

  public init() {}

  public func isConnected() -> Bool { observer.isConnected() }

  public func connectionChanges() -> AsyncStream<Bool> { observer.connectionChanges() }
}

#if os(Linux)
  import Reachability
  import ReachabilitySystem
  import Testing

  @Suite(
    "A machine's network",
    .enabled(
      if: NetworkNamespace.isPermitted, "needs network namespaces (root), and the ip command"),
    .timeLimit(.minutes(5)))
  struct SystemReachabilityTests {
    let network: NetworkNamespace

    init() throws {
      network = try NetworkNamespace()
    }

    @Test("of loopback alone isn't connected")
    func loopbackAlone() throws {
      try network.ip("link set lo up", "route add default dev lo")
      #expect(try !isConnected())
    }

    @Test("is connected with a default route, and not without")
    func defaultRoute() async throws {
      try network.addWire(address: "192.0.2.2/24")
      try network.ip("route add default via 192.0.2.1")
      try await waitUntilConnected()
      try network.ip("route del default")
      #expect(try !isConnected())
    }

    @Test("is connected with a gateway to some networks")
    func someNetworks() async throws {
      try network.addWire(address: "192.0.2.2/24")
      try network.ip("route add 198.51.100.0/24 via 192.0.2.1")
      try await waitUntilConnected()
    }

    @Test("isn't connected by a route that turns packets away")
    func unreachable() throws {
      try network.addWire(address: "192.0.2.2/24")
      try network.ip("route add unreachable default", "-6 route add blackhole default")
      #expect(try !isConnected())
    }

    @Test("of IPv6 alone is connected with an address and a route")
    func ipv6Alone() async throws {
      try network.addWire(address: "2001:db8::2/64")
      let changes = try network.run { SystemReachability().connectionChanges() }
      // The kernel takes a moment to make use of a new address.
      var iterator = changes.makeAsyncIterator()
      #expect(await iterator.next() == false)
      try network.ip("-6 route add default via 2001:db8::1")
      #expect(await iterator.next() == true)
      try network.ip("-6 address del 2001:db8::2/64 dev near")
      #expect(await iterator.next() == false)
    }

    @Test("is connected as long as one of two ways is there")
    func twoWays() async throws {
      try network.addWire(address: "192.0.2.2/24")
      try network.ip(
        "link add left type veth peer name right", "address add 203.0.113.2/24 dev left",
        "link set left up", "link set right up",
        "route add default nexthop via 192.0.2.1 nexthop via 203.0.113.1")
      try await waitUntilConnected()
      try network.ip("link set far down")
      try await waitUntilConnected()
      try network.ip("link set right down")
      try await waitUntilConnected(false)
    }

    @Test(
      "of a VPN alone is connected by wide routes, while its link is up",
      .enabled(if: Tunnel.isPossible, "needs /dev/net/tun"))
    func vpnAlone() async throws {
      let tunnel = try network.run { try Tunnel(name: "vpn") }
      try network.ip("address add 10.8.0.2/32 dev vpn", "link set vpn up")
      #expect(try !isConnected())
      try network.ip("route add 0.0.0.0/1 dev vpn", "route add 128.0.0.0/1 dev vpn")
      try await waitUntilConnected()
      tunnel.close()
      try await waitUntilConnected(false)
    }

    @Test("is watched as its link goes down and up, and its route away")
    func isWatched() async throws {
      try network.addWire(address: "192.0.2.2/24")
      try network.ip("route add default via 192.0.2.1")
      try await waitUntilConnected()
      let changes = try network.run { SystemReachability().connectionChanges() }
      var iterator = changes.makeAsyncIterator()
      #expect(await iterator.next() == true)
      try network.ip("link set far down")
      #expect(await iterator.next() == false)
      try network.ip("link set far up")
      #expect(await iterator.next() == true)
      // Neither of these changes the answer, so that the next one comes next.
      try network.ip("address add 192.0.2.3/24 dev near", "link set lo up", "link set lo down")
      try network.ip("route del default")
      #expect(await iterator.next() == false)
      try network.ip("route add default via 192.0.2.1")
      #expect(await iterator.next() == true)
      try network.ip("link del near")
      #expect(await iterator.next() == false)
    }

    @Test("isn't watched any more when nobody reads")
    func isntWatchedForNobody() async throws {
      for _ in 0..<20 {
        let changes = try network.run { SystemReachability().connectionChanges() }
        let reading = Task { for await _ in changes {} }
        reading.cancel()
        await reading.value
        _ = try network.run { SystemReachability().connectionChanges() }
      }
      while try network.watcherCount() > 0 { try await Task.sleep(for: .milliseconds(5)) }
    }

    /// The kernel takes a moment to make use of a link, and to take one away.
    private func waitUntilConnected(_ expected: Bool = true) async throws {
      let changes = try network.run { SystemReachability().connectionChanges() }
      for await isConnected in changes where isConnected == expected { return }
    }

    private func isConnected() throws -> Bool {
      try network.run { SystemReachability().isConnected() }
    }
  }
#endif

import Testing

@testable import ReachabilitySystem

@Suite("A machine")
struct NetworkStateTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let name: String
    let isConnected: Bool
    let state: NetworkState

    var testDescription: String { name }
  }

  @Test("counts as connected by its routes", arguments: cases)
  func countsAsConnected(machine: Case) {
    #expect(machine.state.isConnected == machine.isConnected)
  }

  static let cases = [
    Case(name: "with nothing", isConnected: false, state: NetworkState()),
    Case(
      name: "with loopback alone", isConnected: false,
      state: NetworkState(
        links: [1: loopback], addressFamilies: [.ipv4],
        routes: [route(.ipv4, 0, link: 1, hasGateway: true)])),
    Case(
      name: "with a default route", isConnected: true,
      state: NetworkState(
        links: [1: loopback, 2: wire], addressFamilies: [.ipv4],
        routes: [route(.ipv4, 24, link: 2), route(.ipv4, 0, link: 2, hasGateway: true)])),
    Case(
      name: "whose cable is out", isConnected: false,
      state: NetworkState(
        links: [2: pulled], addressFamilies: [.ipv4],
        routes: [route(.ipv4, 0, link: 2, hasGateway: true)])),
    Case(
      name: "with its own subnet alone", isConnected: false,
      state: NetworkState(
        links: [2: wire], addressFamilies: [.ipv4], routes: [route(.ipv4, 24, link: 2)])),
    Case(
      name: "with a gateway to some networks", isConnected: true,
      state: NetworkState(
        links: [2: wire], addressFamilies: [.ipv4],
        routes: [route(.ipv4, 8, link: 2, hasGateway: true)])),
    Case(
      name: "with a VPN alone, and wide routes instead of a default", isConnected: true,
      state: NetworkState(
        links: [3: tunnel], addressFamilies: [.ipv4],
        routes: [route(.ipv4, 1, link: 3), route(.ipv4, 1, link: 3)])),
    Case(
      name: "with a VPN that knows its other end alone", isConnected: false,
      state: NetworkState(
        links: [3: tunnel], addressFamilies: [.ipv4], routes: [route(.ipv4, 32, link: 3)])),
    Case(
      name: "with IPv6 alone", isConnected: true,
      state: NetworkState(
        links: [2: wire], addressFamilies: [.ipv6],
        routes: [route(.ipv6, 0, link: 2, hasGateway: true)])),
    Case(
      name: "with an IPv6 route but no address to send from", isConnected: false,
      state: NetworkState(
        links: [2: wire], addressFamilies: [.ipv4],
        routes: [route(.ipv6, 0, link: 2, hasGateway: true)])),
    Case(
      name: "with two ways of which one is dead", isConnected: true,
      state: NetworkState(
        links: [2: pulled, 4: wire], addressFamilies: [.ipv4],
        routes: [
          NetworkState.Route(
            family: .ipv4, prefix: 0,
            hops: [
              NetworkState.Hop(link: 2, hasGateway: true),
              NetworkState.Hop(link: 4, hasGateway: true),
            ])
        ])),
  ]

  private static let loopback = NetworkState.Link(
    isRunning: true, isLoopback: true, isPointToPoint: false)
  private static let wire = NetworkState.Link(
    isRunning: true, isLoopback: false, isPointToPoint: false)
  private static let pulled = NetworkState.Link(
    isRunning: false, isLoopback: false, isPointToPoint: false)
  private static let tunnel = NetworkState.Link(
    isRunning: true, isLoopback: false, isPointToPoint: true)

  private static func route(
    _ family: NetworkState.Family, _ prefix: Int, link: Int32, hasGateway: Bool = false
  ) -> NetworkState.Route {
    NetworkState.Route(
      family: family, prefix: prefix,
      hops: [NetworkState.Hop(link: link, hasGateway: hasGateway)])
  }
}

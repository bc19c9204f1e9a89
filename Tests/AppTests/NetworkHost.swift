#if Postgres && os(Linux)
  import ChildProcesses

  /// Another host, as far as a network tells: a namespace with a wire to the tests' own network, and no other
  /// way out. Gone with the test.
  final class NetworkHost: Sendable {
    /// The tests' end of the wire.
    let gateway: String
    private let address: String
    private let name: String
    private let wire: String

    /// - Throws: `SpawnedProgram.Failure` where none can be made.
    init() throws {
      let (third, fourth) = (Int.random(in: 0..<256), 4 * Int.random(in: 0..<64))
      // Of the addresses that are meant for measurements between networks (RFC 2544).
      gateway = "198.18.\(third).\(fourth + 1)"
      address = "198.18.\(third).\(fourth + 2)"
      name = "articles-\(third)-\(fourth)"
      wire = "articles\(third)-\(fourth)"
      try Self.ip("netns add \(name)")
      try Self.ip("link add \(wire) type veth peer name wire netns \(name)")
      try Self.ip("address add \(gateway)/30 dev \(wire)")
      try Self.ip("link set \(wire) up")
      try Self.ip("-n \(name) address add \(address)/30 dev wire")
      try Self.ip("-n \(name) link set lo up")
      try Self.ip("-n \(name) link set wire up")
      try Self.ip("-n \(name) route add default via \(gateway)")
    }

    deinit {
      do {
        try Self.ip("netns delete \(name)")
      } catch {
        print("left behind: the network namespace \(name): \(error)")
      }
    }

    /// More addresses of the tests' end.
    func addAddresses(_ addresses: [String]) throws {
      for address in addresses { try Self.ip("address add \(address)/32 dev \(wire)") }
    }

    /// A program, as it runs there.
    func starting(_ program: String, _ arguments: [String]) -> (name: String, arguments: [String]) {
      ("ip", ["netns", "exec", name, program] + arguments)
    }

    /// Lets all that is sent there get lost, without a word to anybody; or no more.
    func loseNetwork(_ isLost: Bool) throws {
      try Self.ip("route \(isLost ? "add" : "delete") blackhole \(address)/32")
    }

    /// Why none can be made here; `nil` if one can.
    static let obstacle: String? = {
      do {
        _ = try NetworkHost()
        return nil
      } catch {
        return "network namespaces can't be made here (\(error)): that takes root and `ip`"
      }
    }()

    private static func ip(_ line: String) throws {
      try SpawnedProgram("ip", line.split(separator: " ").map(String.init)).wait()
    }
  }
#endif

#if os(Linux)
  import Foundation
  import ChildProcesses

  /// A network of its own for one test: a thread that has left the machine's, with nothing but a
  /// loopback link that is down. It ends with its last owner.
  final class NetworkNamespace: Sendable {
    struct Failure: Error {
      let code: Int32
    }

    private let thread: WorkThread

    init() throws {
      thread = WorkThread()
      try thread.run {
        // Glibc's declaration of it is behind a macro that Swift doesn't define.
        typealias Unshare = @convention(c) (CInt) -> CInt
        let newNetwork: CInt = 0x4000_0000
        guard let symbol = dlsym(nil, "unshare"),
          unsafeBitCast(symbol, to: Unshare.self)(newNetwork) == 0
        else { throw Failure(code: errno) }
      }
    }

    /// Does something within the network, and waits for it.
    func run<Value: Sendable>(_ body: @escaping @Sendable () throws -> Value) throws -> Value {
      try thread.run(body)
    }

    /// Runs `ip` with each line's arguments.
    func ip(_ lines: String...) throws {
      for line in lines {
        try run { try SpawnedProgram("ip", line.split(separator: " ").map(String.init)).wait() }
      }
    }

    /// Two links joined by a wire, both up: `near` with an address, and `far`.
    func addWire(address: String) throws {
      try ip(
        "link add near type veth peer name far", "address add \(address) dev near",
        "link set near up", "link set far up")
    }

    /// How many sockets of the process look at this network's tables.
    func watcherCount() throws -> Int {
      try run {
        let path = "/proc/thread-self/net/netlink"
        let lines = try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n")
        return lines.count { line in
          let fields = line.split(separator: " ")
          // Those that belong to a process; the kernel has one of its own.
          return fields.count > 2 && fields[1] == "0" && fields[2] != "0"
        }
      }
    }

    /// Whether this process may make one, and `ip` and virtual wires are there to furnish it.
    static let isPermitted: Bool = {
      do {
        try NetworkNamespace().addWire(address: "192.0.2.2/24")
        return true
      } catch {
        return false
      }
    }()
  }
#endif

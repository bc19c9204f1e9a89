import ChildProcesses
import Reachability
// locator:ignore imports-implementation: what is measured is this implementation
import ReachabilitySystem

/// Times how soon it's known that the network went, and came back. As root, in a network of its own:
///
///     unshare --net ReachabilityBenchmark TURNS
@main
enum ReachabilityBenchmark {
  static func main() async throws {
    guard let turns = CommandLine.arguments.dropFirst().first.flatMap({ Int($0) }) else {
      return print("usage: unshare --net ReachabilityBenchmark TURNS")
    }
    try ip("link add near type veth peer name far")
    try ip("address add 192.0.2.2/24 dev near")
    try ip("link set near up")
    try ip("link set far up")
    try ip("route add default via 192.0.2.1")
    var changes = SystemReachability().connectionChanges().makeAsyncIterator()
    while await changes.next() == false {}
    var delays: [String: [Duration]] = [:]
    for _ in 0..<turns {
      for state in ["down", "up"] {
        let start = ContinuousClock.now
        try ip("link set far \(state)")
        while await changes.next() == (state == "down") {}
        delays[state, default: []].append(ContinuousClock.now - start)
      }
    }
    for (state, delays) in delays.sorted(by: { $0.key < $1.key }) {
      let sorted = delays.sorted()
      print("\(state): least \(sorted[0]), median \(sorted[turns / 2]), most \(sorted[turns - 1])")
    }
  }

  private static func ip(_ line: String) throws {
    try SpawnedProgram("ip", line.split(separator: " ").map(String.init)).wait()
  }
}

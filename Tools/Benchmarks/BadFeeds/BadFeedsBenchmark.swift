import Foundation
import LoopbackServer

/// Times how soon 910 good feeds are stored while 90 bad ones are asked too, beside the same without:
///
///     BadFeedsBenchmark ARTICLES-PROGRAM TURNS
///
/// First with nothing stored, and then where all the good ones answer that nothing changed. The bad are
/// new each time, so that nobody can know that they are.
@main
enum BadFeedsBenchmark {
  static func main() throws {
    let arguments = CommandLine.arguments
    guard arguments.count == 3, let turns = Int(arguments[2]) else {
      return print("usage: BadFeedsBenchmark ARTICLES-PROGRAM TURNS")
    }
    let web = try BadWeb()
    var first: [(alone: Duration, among: Duration)] = []
    var second: [(alone: Duration, among: Duration)] = []
    for _ in 0..<turns {
      let alone = try Reader(program: arguments[1], following: web.good)
      let among = try Reader(program: arguments[1], following: web.good + web.bad)
      let count = web.good.count
      first.append(
        (try alone.refresh(until: count, "changed"), try among.refresh(until: count, "changed")))
      let unchanged = try alone.refresh(until: count, "not_modified")
      try alone.follow(web.bad)
      second.append((unchanged, try alone.refresh(until: count, "not_modified")))
    }
    report("first refresh", first)
    report("nothing changed", second)
  }

  private static func report(_ name: String, _ times: [(alone: Duration, among: Duration)]) {
    let ratios = times.map { $0.among / $0.alone }.sorted()
    let alone = times.map(\.alone).sorted()
    let among = times.map(\.among).sorted()
    let middle = times.count / 2
    print(
      """
      \(name): the last good feed after \(alone[middle]) without bad ones, \(among[middle]) among them; \
      ratio \(ratios[middle]), from \(ratios[0]) to \(ratios[times.count - 1])
      """)
  }
}

import ChildProcesses
import Foundation
import LoopbackServer

/// Times how soon a refresh ends that is interrupted, by what it's in the midst of:
///
///     InterruptingBenchmark ARTICLES-PROGRAM TURNS
@main
enum InterruptingBenchmark {
  static func main() throws {
    let arguments = CommandLine.arguments
    guard arguments.count == 3, let turns = Int(arguments[2]), turns > 0 else {
      return print("usage: InterruptingBenchmark ARTICLES-PROGRAM TURNS")
    }
    let program = arguments[1]
    let server = try LoopbackServer()
    server.answer("/silent", with: LoopbackAnswer([.hang]))
    server.answer("/headers", with: LoopbackAnswer([.send("HTTP/1.1 200 OK\r\nETa"), .hang]))
    server.answer(
      "/body",
      with: LoopbackAnswer([
        .send("HTTP/1.1 200 OK\r\n\r\n"),
        .drip([UInt8](repeating: 0x20, count: 1 << 20), every: .milliseconds(1)),
      ]))
    let deaf = try DeafHost()
    let cases = [
      ("connecting", deaf.address),
      ("waiting for an answer", server.address("/silent")),
      ("within the headers", server.address("/headers")),
      ("within a slow body", server.address("/body")),
    ]
    for (name, address) in cases {
      let run = InterruptedRefresh(program: program, address: address)
      report(name, try (0..<turns).map { _ in try run.delay(after: .milliseconds(300)) })
    }
    server.answer("/large", with: .ok(largeFeed))
    let run = InterruptedRefresh(program: program, address: server.address("/large"))
    let whole = try run.whole()
    report(
      "anywhere in a feed of \(largeFeed.utf8.count >> 20) MiB",
      try (0..<turns).map { try run.delay(after: whole * $0 / turns) })
  }

  private static func report(_ name: String, _ delays: [Duration]) {
    let sorted = delays.sorted()
    print("\(name): median \(sorted[sorted.count / 2]), most \(sorted[sorted.count - 1])")
  }

  private static let largeFeed: String = {
    let text = String(repeating: "Some words that a feed may have. ", count: 300)
    let items = (0..<5_000).map {
      "<item><guid>\($0)</guid><title>Article \($0)</title><description>\(text)</description></item>"
    }
    return "<rss version='2.0'><channel><title>Large</title>\(items.joined())</channel></rss>"
  }()
}

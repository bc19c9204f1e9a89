import ChildProcesses
import Foundation
import LoopbackServer
import Testing

@Suite("A refresh that is interrupted")
struct ARefreshThatIsInterrupted {
  @Test("ends with 130 at once, and keeps what came", arguments: [SIGINT, SIGTERM])
  func endsAtOnce(signal: Int32) throws {
    let articles = try ArticlesProgram()
    let server = try LoopbackServer()
    for name in ["quick", "slow"] {
      server.answer("/\(name)", with: .ok(FeedText(title: name, items: ["\(name) 1"]).rss))
      try articles("add", server.address("/\(name)"))
    }
    server.answer("/quick", with: .ok(FeedText(title: "quick", items: ["quick 2"]).rss))
    server.answer("/slow", with: LoopbackAnswer([.send("HTTP/1.1 200 OK\r\n"), .hang]))

    let refresh = try SpawnedProgram(
      Repository.program("articles").path,
      ["refresh", "--jobs", "1", "--store", articles.store.path])
    // Waits on its own thread: a turn that came too late would find the refresh ended by its limits.
    while server.requests.count < 4 { Thread.sleep(forTimeInterval: 0.01) }

    #expect(refresh.end(by: signal) == 130)
    #expect(
      Set(try articles("list").titles) == [
        "● | quick | quick 1", "● | quick | quick 2", "● | slow | slow 1",
      ])
    #expect(try articles("check").output == "The store is whole.\n")
  }
}

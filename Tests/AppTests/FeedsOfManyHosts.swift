#if Postgres
  import ChildProcesses
  import Foundation
  import LoopbackServer
  import PostgresServers
  import Testing

  /// Feeds of several hosts, to be refreshed by many.
  ///
  /// A run of all tests has few; `ARTICLES_FEEDS=1000` has as many.
  struct FeedsOfManyHosts {
    static let count = ProcessInfo.processInfo.environment["ARTICLES_FEEDS"].flatMap(Int.init) ?? 40
    static let itemCount = 5

    let web: LoopbackServer
    /// All of them, as OPML.
    let list: String

    /// On hosts of this machine.
    init() throws {
      self.init(of: (0..<8).map { "host\($0).localhost" }, on: try LoopbackServer())
    }

    /// - Parameter hosts: names or addresses of the web server.
    init(of hosts: [String], on web: LoopbackServer) {
      self.web = web
      let outlines = (0..<Self.count).map { feed in
        let host = hosts[feed % hosts.count]
        return "<outline text='Feed \(feed)' xmlUrl='http://\(host):\(web.port)/\(feed)'/>"
      }
      list = "<opml><body>\(outlines.joined())</body></opml>"
      for feed in 0..<Self.count {
        web.serve(Self.text(feed), at: "/\(feed)", entityTag: "\"\(feed)\"")
      }
    }

    /// Lets each feed be answered as the script says; what that leaves open is answered by the feed.
    func answer(by script: @escaping @Sendable () -> LoopbackAnswer?) {
      for feed in 0..<Self.count {
        let text = Self.text(feed)
        web.answer("/\(feed)") { _ in script() ?? .ok(text) }
      }
    }

    /// Lets each feed be answered after a while.
    func answerLate(by pause: Duration) {
      for feed in 0..<Self.count {
        web.answer("/\(feed)", with: .ok(Self.text(feed)).after(pause))
      }
    }

    /// Lets no feed be answered until the semaphore is signalled.
    ///
    /// Refreshers that all read meanwhile what there is to refresh are as if they had begun at one moment: one that
    /// reads later asks again, and rightly, for what was saved before.
    func hold() -> DispatchSemaphore {
      let gate = DispatchSemaphore(value: 0)
      answer {
        gate.wait()
        gate.signal()
        return nil
      }
      return gate
    }

    /// Each was fetched once, and by nobody again.
    func expectFetchedOnce() {
      #expect(web.requests.count == Self.count)
      #expect(Set(web.requests.map(\.target)).count == Self.count)
    }

    /// Each article is there, and but once.
    func expectAll(in store: ChildProcess) throws {
      let listed = try store.run(["list", "--limit", "99999"]).titles.map {
        $0.split(separator: "| ").last.map(String.init)
      }
      let expected = (0..<Self.count).flatMap(Self.titles)
      #expect(listed.count == expected.count)
      #expect(Set(listed) == Set(expected))
      #expect(try store.run(["check"]).output == "The store is whole.\n")
    }

    private static func titles(_ feed: Int) -> [String] {
      (0..<itemCount).map { "Article \($0) of \(feed)" }
    }

    private static func text(_ feed: Int) -> String {
      FeedText(title: "Feed \(feed)", items: titles(feed)).rss
    }
  }
#endif

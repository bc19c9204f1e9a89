import Feeds
import FeedsHTTP
import LoopbackServer
import Testing

@Suite("A source of feeds", .timeLimit(.minutes(5)))
struct HTTPFeedSourceTests {
  let server: LoopbackServer
  let source = HTTPFeedSource(userAgent: "tests/1.0")

  init() throws {
    server = try LoopbackServer()
  }

  @Test("brings a feed, and says where it was and which version it is")
  func bringsAFeed() async throws {
    server.answer(
      "/f",
      with: .ok(
        Sample.rss,
        headers: [
          "Content-Type": "application/rss+xml", "ETag": "\"one\"",
          "Last-Modified": "Sun, 06 Nov 1994 08:49:37 GMT",
        ]))
    let address = server.address("/f")
    let response = try await source.fetch(FeedRequest(address))
    let feed = try source.read(
      FeedDocument(
        Array(Sample.rss.utf8), contentType: "application/rss+xml", address: address))
    #expect(
      response
        == .feed(
          feed,
          FeedSourceDetails(
            address: address,
            validators: FeedValidators(
              entityTag: "\"one\"", lastModified: "Sun, 06 Nov 1994 08:49:37 GMT",
              contentHash: Sample.hash))))
  }

  @Test("introduces itself, takes what it can decode, and asks with no condition")
  func asksPlainly() async throws {
    server.answer("/f", with: Sample.document)
    _ = try await source.fetch(FeedRequest(server.address("/f")))
    let request = try #require(server.requests.first)
    #expect(request.header("User-Agent") == "tests/1.0")
    #expect(request.header("Accept-Encoding") == "gzip, deflate")
    #expect(request.header("If-None-Match") == nil)
    #expect(request.header("If-Modified-Since") == nil)
  }

  @Suite("asked for changes")
  struct Changes {
    let server: LoopbackServer
    let source = HTTPFeedSource()

    init() throws {
      server = try LoopbackServer()
    }

    @Test(
      "sends validators back byte for byte",
      arguments: [
        "\"a\"", "W/\"a\"", "unquoted", "\"with \\\" a quote\"", "\"\"", "\"caf\u{e9} \u{ff}\"",
        "\"a,b\", \"c\"", "'single'", "\"tab\there\"",
      ])
    func sendsValidatorsBack(tag: String) async throws {
      let bytes = tag.unicodeScalars.map { UInt8($0.value) }
      let head = Array(
        "HTTP/1.1 200 OK\r\nLast-Modified:  yesterday, \t around noon \r\nETag: ".utf8)
      let rest = Array("\r\nContent-Length: \(Sample.rss.utf8.count)\r\n\r\n\(Sample.rss)".utf8)
      server.answer("/f", with: LoopbackAnswer([.send(head + bytes + rest)]))
      let first = try await source.fetch(FeedRequest(server.address("/f")))
      server.answer("/f", with: LoopbackAnswer([.send("HTTP/1.1 304 Not Modified\r\n\r\n")]))
      let second = try await source.fetch(
        FeedRequest(server.address("/f"), validators: first.details.validators))
      let request = try #require(server.requests.last)
      #expect(request.header("If-None-Match") == tag)
      #expect(request.header("If-Modified-Since") == "yesterday, \t around noon")
      #expect(second == .notModified(first.details))
    }

    @Test("takes the server's word that nothing changed, until something does")
    func takesTheServersWord() async throws {
      let address = server.address("/f")
      server.serve(Sample.rss, at: "/f", entityTag: "\"one\"")
      let first = try await source.fetch(FeedRequest(address))
      let second = try await source.fetch(
        FeedRequest(address, validators: first.details.validators))
      #expect(second == .notModified(first.details))
      server.serve(Sample.rss.replacing("Wren", with: "Robin"), at: "/f", entityTag: "\"two\"")
      let third = try await source.fetch(
        FeedRequest(address, validators: second.details.validators))
      #expect(third.feed?.entries.map(\.title) == ["Robin"])
      #expect(server.requests.map { $0.header("If-None-Match") } == [nil, "\"one\"", "\"one\""])
    }

    @Test("takes the new validators of a 304, and keeps those that it leaves out")
    func takesNewValidators() async throws {
      server.answer(
        "/f", with: LoopbackAnswer([.send("HTTP/1.1 304 Not Modified\r\nETag: \"two\"\r\n\r\n")]))
      let known = FeedValidators(entityTag: "\"one\"", lastModified: "then", contentHash: "hash")
      let response = try await source.fetch(
        FeedRequest(server.address("/f"), validators: known))
      #expect(
        response.details.validators
          == FeedValidators(entityTag: "\"two\"", lastModified: "then", contentHash: "hash"))
    }

    @Test("finds a document unchanged that the server sends again")
    func findsUnchanged() async throws {
      server.answer("/f", with: .ok(Sample.rss, headers: ["ETag": "\"one\""]))
      let first = try await source.fetch(FeedRequest(server.address("/f")))
      server.answer("/f", with: .ok(Sample.rss, headers: ["ETag": "\"two\""]))
      let second = try await source.fetch(
        FeedRequest(server.address("/f"), validators: first.details.validators))
      let validators = FeedValidators(entityTag: "\"two\"", contentHash: Sample.hash)
      #expect(
        second
          == .notModified(
            FeedSourceDetails(address: server.address("/f"), validators: validators)))
    }

    @Test("sends no header that validators would break out of")
    func sendsNoBrokenHeader() async throws {
      server.answer("/f", with: Sample.document)
      let validators = FeedValidators(entityTag: "\"a\"\r\nX-Mine: yes", lastModified: "\u{1F426}")
      _ = try await source.fetch(FeedRequest(server.address("/f"), validators: validators))
      let request = try #require(server.requests.last)
      #expect(request.header("If-None-Match") == nil)
      #expect(request.header("X-Mine") == nil)
      #expect(request.header("If-Modified-Since") == nil)
    }
  }

  @Suite("with many to fetch")
  struct Many {
    let server: LoopbackServer
    let source = HTTPFeedSource()

    init() throws {
      server = try LoopbackServer()
    }

    @Test("asks a host for two at once, over two connections")
    func twoAtOnce() async throws {
      server.answer("/f", with: Sample.document.after(.milliseconds(20)))
      try await withThrowingTaskGroup { group in
        for _ in 0..<12 {
          group.addTask { try await source.fetch(FeedRequest(server.address("/f"))) }
        }
        try await group.waitForAll()
      }
      #expect(server.requests.count == 12)
      #expect(server.peakConcurrency == 2)
      #expect(Set(server.requests.map(\.connection)) == [1, 2])
    }

    @Test("uses a connection again for the next")
    func usesConnectionsAgain() async throws {
      server.answer("/f", with: Sample.document)
      for path in ["/f", "/missing", "/f"] {
        _ = try? await source.fetch(FeedRequest(server.address(path)))
      }
      #expect(server.requests.map(\.connection) == [1, 1, 1])
    }

    @Test("doesn't let a turn that was waited for count as time")
    func waitingIsNoTime() async throws {
      server.answer("/f", with: Sample.document.after(.milliseconds(200)))
      let limits = FeedLimits(total: .milliseconds(900))
      try await withThrowingTaskGroup { group in
        for _ in 0..<12 {
          group.addTask {
            try await source.fetch(FeedRequest(server.address("/f"), limits: limits))
          }
        }
        try await group.waitForAll()
      }
      #expect(server.requests.count == 12)
    }

    @Test("ends what runs and what waits when it's cancelled")
    func cancels() async throws {
      server.answer("/f", with: LoopbackAnswer([.send("HTTP/1.1 200 OK\r\n\r\n<rss>"), .hang]))
      let tasks = (0..<5).map { _ in
        Task { try await source.fetch(FeedRequest(server.address("/f"))) }
      }
      try await server.waitForRequests(2)
      for task in tasks { task.cancel() }
      for task in tasks {
        await #expect(throws: CancellationError.self) { try await task.value }
      }
      try await server.waitForHangUps(2)
    }
  }

  @Test("fetches nothing for a task that's cancelled already")
  func cancelledAlready() async throws {
    server.answer("/f", with: Sample.document)
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return try await source.fetch(FeedRequest(server.address("/f")))
    }
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(server.requests.isEmpty)
  }

  @Test("closes its connections when it's gone")
  func closesConnections() async throws {
    server.answer("/f", with: Sample.document)
    _ = try await HTTPFeedSource().fetch(FeedRequest(server.address("/f")))
    #expect(server.requests.count == 1)
    while server.connectionCount > 0 { try await Task.sleep(for: .milliseconds(2)) }
  }

  @Test("finds the feeds of a page")
  func findsFeedsOfAPage() async throws {
    server.answer("/", with: .ok(Sample.page, headers: ["Content-Type": "text/html"]))
    let response = try await source.fetch(FeedRequest(server.address("/")))
    guard case .page(let candidates, let details) = response else {
      Issue.record("\(response)")
      return
    }
    #expect(candidates.first == server.address("/birds.xml"))
    #expect(details.address == server.address("/"))
  }
}

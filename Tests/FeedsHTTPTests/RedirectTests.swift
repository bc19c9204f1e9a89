import Feeds
import FeedsHTTP
import LoopbackServer
import Testing

@Suite("A redirect")
struct RedirectTests {
  let server: LoopbackServer
  let source = HTTPFeedSource()

  init() throws {
    server = try LoopbackServer()
    server.answer("/f", with: Sample.document)
  }

  @Test(
    "moves the feed only if all of the way is permanent",
    arguments: [
      ([301], true), ([308], true), ([302], false), ([303], false), ([307], false),
      ([301, 308, 301], true), ([301, 302], false), ([302, 301], false),
    ])
  func movesTheFeed(statuses: [Int], isPermanent: Bool) async throws {
    for (index, status) in statuses.enumerated() {
      let next = index + 1 == statuses.count ? "/f" : "/\(index + 1)"
      server.answer("/\(index)", with: .redirect(status, to: next))
    }
    let response = try await source.fetch(FeedRequest(server.address("/0")))
    let address = server.address("/f")
    #expect(
      response.details
        == FeedSourceDetails(
          address: address, movedTo: isPermanent ? address : nil,
          validators: FeedValidators(contentHash: Sample.hash)))
    #expect(server.requests.count == statuses.count + 1)
  }

  @Test(
    "leads wherever its address says",
    arguments: [
      ("/f", "/a/b?c"), ("../f", "/a/b"), ("/f#part", "/a"), ("HTTP://127.0.0.1:PORT/f", "/a"),
      ("//127.0.0.1:PORT/f", "/a"), ("f", "/a"),
    ])
  func leadsAnywhere(location: String, from path: String) async throws {
    let port = String(server.port)
    server.answer(
      path, with: .redirect(to: location.replacing("PORT", with: port)))
    let response = try await source.fetch(FeedRequest(server.address(path)))
    #expect(response.details.address.hasSuffix("://127.0.0.1:\(port)/f"))
    #expect(server.requests.map(\.target) == [path, "/f"])
  }

  @Test("leads ten times at most")
  func tenTimes() async throws {
    for index in 0..<11 {
      server.answer("/\(index)", with: .redirect(to: index == 10 ? "/f" : "/\(index + 1)"))
    }
    let response = try await source.fetch(FeedRequest(server.address("/1")))
    #expect(response.details.address == server.address("/f"))
    await #expect(throws: FeedError.redirectLoop(address: server.address("/f"))) {
      try await source.fetch(FeedRequest(server.address("/0")))
    }
  }

  @Test("that leads in a circle is found by the first address that comes again")
  func circle() async throws {
    server.answer("/a", with: .redirect(to: "/b"))
    server.answer("/b", with: .redirect(301, to: "/a"))
    await #expect(throws: FeedError.redirectLoop(address: server.address("/a"))) {
      try await source.fetch(FeedRequest(server.address("/a")))
    }
    #expect(server.requests.map(\.target) == ["/a", "/b"])
  }

  @Test(
    "never leaves http and https",
    arguments: [
      ("file:///etc/passwd", "file"), ("ftp://127.0.0.1/f", "ftp"),
      ("gopher://127.0.0.1/", "gopher"),
    ])
  func neverLeavesHTTP(location: String, scheme: String) async throws {
    server.answer("/a", with: .redirect(to: location))
    await #expect(throws: FeedError.unsupportedScheme(scheme, address: location)) {
      try await source.fetch(FeedRequest(server.address("/a")))
    }
  }

  @Test("to nowhere is an error of the server")
  func toNowhere() async throws {
    server.answer("/a", with: .status(302))
    let address = server.address("/a")
    await #expect(throws: FeedError.status(302, address: address, retryAfter: nil)) {
      try await source.fetch(FeedRequest(address))
    }
  }

  @Test("shares the time of the whole fetch")
  func sharesTheTime() async throws {
    for index in 0..<10 {
      let redirect = LoopbackAnswer.redirect(to: "/\(index + 1)")
      server.answer("/\(index)", with: redirect.after(.milliseconds(100)))
    }
    let limits = FeedLimits(total: .milliseconds(350))
    await #expect {
      try await source.fetch(FeedRequest(server.address("/0"), limits: limits))
    } throws: { error in
      if case FeedError.timedOut = error { true } else { false }
    }
    #expect(server.requests.count <= 4)
  }

  @Test("carries the conditions along")
  func carriesConditions() async throws {
    server.answer("/a", with: .redirect(301, to: "/g"))
    server.answer("/g", with: LoopbackAnswer([.send("HTTP/1.1 304 Not Modified\r\n\r\n")]))
    let known = FeedValidators(entityTag: "\"a\"")
    let response = try await source.fetch(FeedRequest(server.address("/a"), validators: known))
    let address = server.address("/g")
    #expect(
      response
        == .notModified(FeedSourceDetails(address: address, movedTo: address, validators: known)))
    #expect(server.requests.map { $0.header("If-None-Match") } == ["\"a\"", "\"a\""])
  }
}

import Feeds
import FeedsHTTP
import LoopbackServer
import Testing

@Suite("On a hostile web", .timeLimit(.minutes(5)))
struct HostileWebTests {
  /// What a server does, and what is said of it.
  struct Case: Sendable, CustomTestStringConvertible {
    let name: String
    let steps: [LoopbackAnswer.Step]
    let error: @Sendable (String) -> FeedError

    var testDescription: String { name }
  }

  @Test("each misdeed has its error", arguments: cases)
  func eachMisdeedHasItsError(misdeed: Case) async throws {
    let server = try LoopbackServer()
    let source = HTTPFeedSource()
    server.answer("/f", with: LoopbackAnswer(misdeed.steps))
    let address = server.address("/f")
    await #expect(throws: misdeed.error(address)) {
      try await source.fetch(FeedRequest(address, limits: Sample.impatient))
    }
  }

  @Test("a byte now and then is no progress: it ends by the limit of silence, not of time")
  func tricklesEnd() async throws {
    let server = try LoopbackServer()
    server.answer(
      "/f",
      with: LoopbackAnswer([
        .send(Self.head + "\r\n"), .drip(Self.rubbish, every: .milliseconds(20)),
      ]))
    let limits = FeedLimits(silence: .milliseconds(300), total: .seconds(3600))
    await #expect(throws: FeedError.timedOut(address: server.address("/f"))) {
      try await HTTPFeedSource().fetch(FeedRequest(server.address("/f"), limits: limits))
    }
  }

  @Test(
    "what a server does wrong that hurts nobody is borne",
    arguments: [
      "HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 103 Early\r\nETag: no\r\n\r\nHTTP/1.1 200 OK\r\n",
      "HTTP/1.1 203 Changed\r\n", "HTTP/1.0 200\r\n",
      "HTTP/1.1 200 OK\r\nContent-Type: image/png\r\n",
      "HTTP/1.1 200 OK\r\nContent-Encoding: identity\r\n",
      "HTTP/1.1 200 OK\r\nContent-Length: \(Sample.rss.utf8.count)\r\n",
    ])
  func isBorne(head: String) async throws {
    let server = try LoopbackServer()
    // More than it said, where it said anything.
    server.answer(
      "/f", with: LoopbackAnswer([.send(head + "\r\n" + Sample.rss + "<!-- more -->"), .close]))
    let response = try await HTTPFeedSource().fetch(FeedRequest(server.address("/f")))
    #expect(response.feed?.entries.map(\.title) == ["Wren"])
    #expect(response.details.validators.entityTag == nil)
  }

  @Test("a charset that isn't the document's own is told from it by its bytes")
  func charsetLies() async throws {
    let server = try LoopbackServer()
    let document = Sample.rss.replacing("Wren", with: "Zaunkönig")
    server.answer(
      "/f", with: .ok(document, headers: ["Content-Type": "text/xml; charset=no-such-charset"]))
    let response = try await HTTPFeedSource().fetch(FeedRequest(server.address("/f")))
    #expect(response.feed?.entries.map(\.title) == ["Zaunkönig"])
  }

  @Test("a server that hangs holds up nobody else")
  func holdsUpNobodyElse() async throws {
    let bad = try LoopbackServer()
    let good = try LoopbackServer()
    let source = HTTPFeedSource()
    bad.answer("/f", with: LoopbackAnswer([.hang]))
    good.answer("/f", with: Sample.document)
    let stuck = (0..<20).map { _ in
      Task { try await source.fetch(FeedRequest(bad.address("/f"))) }
    }
    try await bad.waitForRequests(2)
    try await withThrowingTaskGroup { group in
      for _ in 0..<50 {
        group.addTask { try await source.fetch(FeedRequest(good.address("/f"))) }
      }
      try await group.waitForAll()
    }
    #expect(good.requests.count == 50)
    #expect(bad.requests.count == 2)
    for task in stuck { task.cancel() }
  }

  static let cases =
    timeCases + breakCases + nonsenseCases + endlessCases
    + [201, 202, 204, 205, 206, 300, 304, 400, 401, 403, 404, 410, 418, 500, 502, 599].map(
      statusCase)

  private static let head = "HTTP/1.1 200 OK\r\nContent-Type: text/xml\r\n"

  private static let timeCases = [
    Case(name: "says nothing", steps: [.hang]) { .timedOut(address: $0) },
    Case(name: "stops amid the headers", steps: [.send("HTTP/1.1 200 OK\r\nETa"), .hang]) {
      .timedOut(address: $0)
    },
    Case(
      name: "never ends a header",
      steps: [
        .send("HTTP/1.1 200 OK\r\nETag: "),
        .drip(Array(repeating: 0x41, count: 10_000), every: .milliseconds(10)),
      ]
    ) { .timedOut(address: $0) },
    Case(name: "stops amid the body", steps: [.send(head + "\r\n<rss"), .hang]) {
      .timedOut(address: $0)
    },
    Case(
      name: "sends a byte now and then",
      steps: [.send(head + "\r\n"), .drip(rubbish, every: .milliseconds(20))]
    ) { .timedOut(address: $0) },
    Case(
      name: "promises an answer again and again",
      steps: [
        .drip(
          Array(String(repeating: "HTTP/1.1 102 Processing\r\n\r\n", count: 500).utf8),
          every: .milliseconds(10))
      ]
    ) { .timedOut(address: $0) },
  ]

  private static let breakCases = [
    Case(name: "hangs up at once", steps: [.close]) {
      .interrupted(address: $0, reason: "the server hung up without an answer")
    },
    Case(name: "promises an answer and hangs up", steps: [.send("HTTP/1.1 100 \r\n\r\n"), .close]) {
      .interrupted(address: $0, reason: "the server hung up without an answer")
    },
    Case(
      name: "changes to another protocol", steps: [.send("HTTP/1.1 101 \r\n\r\n"), .close]
    ) { .interrupted(address: $0, reason: "the server hung up without an answer") },
    Case(
      name: "sends less than it said",
      steps: [.send(head + "Content-Length: 100\r\n\r\n<rss"), .close]
    ) { .interrupted(address: $0, reason: "the server hung up before the end") },
    Case(
      name: "ends amid a chunk",
      steps: [.send(head + "Transfer-Encoding: chunked\r\n\r\n64\r\n<rss"), .close]
    ) { .interrupted(address: $0, reason: "the server hung up before the end") },
    Case(
      name: "breaks the connection off",
      steps: [.send(head + "\r\n<rss"), .pause(.milliseconds(20)), .reset]
    ) { .interrupted(address: $0, reason: "the connection broke off") },
  ]

  private static let nonsenseCases = [
    Case(
      name: "has nonsense for a length", steps: [.send(head + "Content-Length: -7\r\n\r\n<rss")]
    ) { .interrupted(address: $0, reason: "the answer isn't HTTP as it should be") },
    Case(
      name: "has nonsense for a chunk's length",
      steps: [.send(head + "Transfer-Encoding: chunked\r\n\r\nzz\r\n<rss"), .close]
    ) { .interrupted(address: $0, reason: "the connection broke off") },
    Case(
      name: "says gzip and sends something else",
      steps: [.send(head + "Content-Encoding: gzip\r\nContent-Length: 4\r\n\r\n<rss")]
    ) { .interrupted(address: $0, reason: "its compression is broken") },
    Case(
      name: "compresses in a way that nobody asked for",
      steps: [.send(head + "Content-Encoding: br\r\nContent-Length: 4\r\n\r\n<rss")]
    ) { .interrupted(address: $0, reason: "its compression isn't one that was asked for") },
    Case(name: "speaks no HTTP", steps: [.send("220 mail.example ESMTP\r\n"), .close]) {
      .interrupted(address: $0, reason: "the answer isn't HTTP as it should be")
    },
  ]

  private static let endlessCases = [
    Case(
      name: "sends a body that never ends", steps: [.send(head + "\r\n"), .repeatForever(rubbish)]
    ) { _ in .tooLarge(limit: Sample.impatient.bytes) },
    Case(
      name: "says that it sends more than is wanted",
      steps: [.send(head + "Content-Length: 1048577\r\n\r\n"), .hang]
    ) {
      _ in .tooLarge(limit: Sample.impatient.bytes)
    },
    Case(
      name: "sends headers that never end",
      steps: [.send(head), .repeatForever(Array("X-Rubbish: yes\r\n".utf8))]
    ) { .interrupted(address: $0, reason: "the headers never end") },
    Case(
      name: "sends provisional answers that never end",
      steps: [.repeatForever(Array("HTTP/1.1 103 Early Hints\r\n\r\n".utf8))]
    ) { .interrupted(address: $0, reason: "the headers never end") },
    Case(
      name: "sends an error that never ends",
      steps: [.send("HTTP/1.1 500 Oops\r\n\r\n"), .repeatForever(rubbish)]
    ) { .status(500, address: $0, retryAfter: nil) },
    Case(
      name: "redirects with a body that never ends",
      steps: [.send("HTTP/1.1 302 Found\r\nLocation: /g\r\n\r\n"), .repeatForever(rubbish)]
    ) { .status(302, address: $0, retryAfter: nil) },
  ]

  private static let rubbish = [UInt8](repeating: 0x20, count: 16 << 10)

  private static func statusCase(_ status: Int) -> Case {
    Case(
      name: "answers \(status)",
      steps: [.send("HTTP/1.1 \(status) Scripted\r\nContent-Length: 0\r\n\r\n"), .close]
    ) { .status(status, address: $0, retryAfter: nil) }
  }
}

import Feeds
import LoopbackServer
import Testing

@testable import FeedsHTTP

@Suite("Credentials in an address")
struct CredentialsTests {
  let server: LoopbackServer
  let source = HTTPFeedSource()

  init() throws {
    server = try LoopbackServer()
    server.answer("/f", with: Sample.document)
  }

  @Test("are sent, and told nobody else")
  func areSent() async throws {
    let response = try await source.fetch(FeedRequest(address("/f")))
    #expect(
      response.details
        == FeedSourceDetails(
          address: "http://ann:***@127.0.0.1:\(server.port)/f",
          validators: FeedValidators(contentHash: Sample.hash)))
    #expect(server.requests.map { $0.header("Authorization") } == ["Basic YW5uOnNlY3I6dEA="])
  }

  @Test("stand in no error")
  func standInNoError() async throws {
    let address = address("/missing")
    let redacted = "http://ann:***@127.0.0.1:\(server.port)/missing"
    await #expect(throws: FeedError.status(404, address: redacted, retryAfter: nil)) {
      try await source.fetch(FeedRequest(address))
    }
  }

  @Test("stay with their origin, whose feed isn't said to have moved")
  func stayWithTheirOrigin() async throws {
    server.answer("/here", with: .redirect(301, to: "/f"))
    let response = try await source.fetch(FeedRequest(address("/here")))
    #expect(response.details.movedTo == nil)
    #expect(server.requests.map { $0.header("Authorization") != nil } == [true, true])
  }

  @Test("aren't sent to where a redirect leads away")
  func arentSentAway() async throws {
    let other = try LoopbackServer()
    other.answer("/f", with: Sample.document)
    server.answer("/away", with: .redirect(301, to: other.address("/f")))
    _ = try await source.fetch(FeedRequest(address("/away")))
    #expect(other.requests.map { $0.header("Authorization") } == [nil])
  }

  @Test(
    "are taken out of whatever looks like an address",
    arguments: [
      ("http://a:b@host/c", "http://a:***@host/c"), ("http://key@host/", "http://***@host/"),
      ("ftp://a:b:c@d@host", "ftp://a:***@host"), ("http://host/@", "http://host/@"),
      ("http://a:b@", "http://a:***@"), ("//http:x@http", "//http:***@http"), ("none", "none"),
    ])
  func areTakenOut(address: String, redacted: String) {
    #expect(Credentials.redacted(from: address) == redacted)
  }

  private func address(_ path: String) -> String {
    "http://ann:secr%3At%40@127.0.0.1:\(server.port)\(path)"
  }
}
